import { type Phrasebook } from '../phrasebook.ts'

/** Portuguese phrases for the occasions of an audience, by the setting a product is used in. They name moments, never people. */
export const portugueseAudience: Phrasebook['audience'] = {
  students: {
    any: [
      ['Da aula à madrugada', 'Dias compridos, pausas curtas, grandes planos. Leve {the}.'],
      ['Entre duas aulas', 'Ou muito depois da última. Sempre com {the}.'],
    ],
    home: [
      ['Um quarto só seu', 'Doze metros quadrados também são casa. Comece {byThe}.'],
      ['A primeira noite no quarto', 'As fotografias já estão na parede. A seguir, {the}.'],
    ],
    kitchen: [['Cozinha a quatro', 'Ali tudo se empresta. Esconda bem {the}.']],
    desk: [['Noites de estudo', 'A data não muda. Espere-a com {the} em cima da mesa.']],
    out: [['Da aula para a rua', 'Um caderno, uma maçã, pressa nenhuma. E {the}.']],
  },
  'young-professionals': {
    any: [
      ['Dias que passam depressa', 'Trabalho, amigos, jantar, repetir. Abra espaço para {the}.'],
      ['De segunda a domingo', 'Semana cheia, sábado lento. Para os dois, {the}.'],
    ],
    home: [['A primeira casa de verdade', 'Caixas de mudança não são móveis. Comece {byThe}.']],
    kitchen: [['Jantar depois do trabalho', 'Amigos às oito, cozinha às sete. Tire do armário {the}.']],
    wear: [['Do trabalho ao jantar', 'Sem tempo de passar por casa. Fique com {the}.']],
  },
  'new-homeowners': {
    any: [
      ['As chaves na mão', 'Primeiro a porta, depois o resto. Por exemplo, {the}.'],
      ['Agora é tudo seu', 'Encha a casa devagar, com coisas de que gosta. Comece {byThe}.'],
    ],
    home: [['Salas vazias, muitas ideias', 'O eco ainda dura uns dias. Comece {byThe}.']],
    kitchen: [['O primeiro jantar em casa', 'Caixas no corredor, comida na mesa. E {the}.']],
    wear: [['Dias de tinta e de festa', 'Há uma casa para celebrar. Vista {the}.']],
  },
  families: {
    any: [
      ['Dias de casa cheia', 'Da primeira pergunta à última história. Por perto, {the}.'],
      ['Mãos pequenas, dias grandes', 'O silêncio dura pouco nesta casa. Abra espaço para {the}.'],
    ],
    home: [['Casas cheias de vida', 'Fortes de almofadas, contas, filme de sexta. E {the}.']],
    kitchen: [['Todos à mesa', 'Passe o pão, guarde uma cadeira, traga {the}.']],
    wear: [['Da escola ao jantar', 'O dia tem muitas partes. Para todas, {the}.']],
    out: [['Fim de semana com todos', 'Lanche feito, carro cheio, música combinada. E {the}.']],
  },
  moving: {
    any: [
      ['Para a próxima morada', 'Caixas, chaves, café. Depois, {the}.'],
      ['Outra rua, outra luz', 'Deixe algumas coisas para trás. Leve {the}.'],
    ],
    home: [['Na próxima casa', 'Primeiro, meça as paredes. Depois, procure lugar para {the}.']],
    kitchen: [['A primeira caixa a abrir', 'Escreva por fora “cozinha”. Por cima, {the}.']],
  },
  professionals: {
    any: [
      ['A última janela a fechar', 'Seis da tarde, computador desligado. Agora, {the}.'],
      ['As horas depois do trabalho', 'A agenda está fechada. Abra espaço para {the}.'],
    ],
    home: [
      ['Chegar a casa', 'Sapatos no corredor, agenda fechada. E {the}.'],
      ['Quando o computador fecha', 'Última chamada, meias no sofá. Por perto, {the}.'],
    ],
    kitchen: [
      ['Depois da última reunião', 'Feche o computador e passe a uma coisa de verdade: {the}.'],
      ['Mensagens não, cozinha sim', 'Computador fechado, água na chaleira. A seguir, {the}.'],
    ],
    wear: [
      ['Do escritório à mesa', 'Reunião às nove, jantar às oito, casa longe. Use {the}.'],
      ['Agenda cheia, roupa fácil', 'Uma decisão a menos logo de manhã. Use {the}.'],
    ],
    desk: [
      ['Para o dia de trabalho', 'São muitas horas à mesma mesa. Dê-lhe {the}.'],
      ['Escritório em casa', 'Porta fechada, microfone mudo, café quente. E {the}.'],
    ],
    out: [
      ['Acabou o expediente', 'Feche o computador, abra a porta, leve {the}.'],
      ['Resposta automática ligada', 'Até segunda, ninguém sabe de nada. Leve {the}.'],
    ],
    care: [
      ['Antes da primeira chamada', 'Dê à manhã um minuto lento, com {the}.'],
      ['Depois de um dia comprido', 'Desligar, respirar, ir com calma. Com {the}.'],
    ],
    play: [['Noite livre?', 'Telefone em silêncio. Traga {the}.']],
  },
  urban: {
    any: [['Dias de cidade', 'Escadas, filas, cruzamentos. Leve {the}.']],
    home: [['Apartamento na cidade', 'Ali cada canto conta. Dê um deles {toThe}.']],
    kitchen: [['Pouca cozinha, muita fome', 'Há sempre lugar para mais um. Abra espaço para {the}.']],
    wear: [['Ruas da cidade', 'Praças, cafés, a última viagem para casa. Use {the}.']],
    care: [['A cidade fica à porta', 'O barulho sai com água. E com {the}.']],
    out: [['Pelas ruas de trás', 'Sem mapa, sem pressa. Leve {the}.']],
  },
  suburban: {
    any: [['Sábado perto de casa', 'Porta aberta, nenhum plano. Por perto, {the}.']],
    home: [['A casa ao domingo', 'Ninguém tem pressa. No seu lugar, {the}.']],
    kitchen: [['Varanda, cozinha, repetir', 'Os amigos aparecem sem avisar. Tenha à mão {the}.']],
    wear: [['Uma volta ao bairro', 'Recados, parque, quintal. Use {the}.']],
  },
  rural: {
    any: [['Mais céu, menos pressa', 'O resto da tarde não tem hora. Leve {the}.']],
    home: [['Uma casa no campo', 'Vista larga, sala quente. Traga {the}.']],
    kitchen: [['Cozinha de campo', 'Mesa grande, almoço comprido e {the}.']],
    wear: [['Por campos e caminhos', 'O asfalto acaba aqui. Use {the}.']],
    out: [['Onde a estrada acaba', 'Ande mais um pouco, com {the}.']],
  },
  'affordable-stylish': {
    any: [
      ['Estilo sem esforço', 'Gosta-se à primeira, usa-se à segunda: {the}.'],
      ['Bom gosto, numa terça', 'Não é preciso ocasião. Só {the}.'],
    ],
    home: [['Estilo com ar de casa', 'Nada de mais, nada forçado. Só {the}.']],
    wear: [['Todos os dias, sem pensar', 'Há peças que não pedem nada. Experimente {the}.']],
  },
  luxury: {
    any: [
      ['Escolhido com vagar', 'Poucas coisas, pensadas uma a uma. Entre elas, {the}.'],
      ['Menos, e bem', 'Uma mesa limpa, uma escolha feita: {the}.'],
    ],
  },
  modern: {
    any: [
      ['Linhas limpas', 'Parede branca, nada a mais. Só {the}.'],
      ['Menos e chega', 'Tire tudo. Devolva {the}.'],
    ],
    home: [['Salas de agora', 'Parede clara, espaço aberto e {the}.']],
  },
  vintage: {
    any: [
      ['O tempo de antes, hoje', 'Ao lado das coisas de que já gosta, ponha {the}.'],
      ['Memória de casa de avó', 'Fotografias na parede, rádio baixo. E {the}.'],
    ],
    home: [['Entre achados antigos', 'Mesa de feira, cadeira de família e {the}.']],
  },
  diy: {
    any: [
      ['O próximo projeto', 'Arregace as mangas e comece com {the}.'],
      ['Sábado de mãos sujas', 'Jornal no chão, música alta. Comece com {the}.'],
    ],
  },
  decorating: {
    any: [
      ['A sala que tem na cabeça', 'As imagens já estão guardadas. Junte {the}.'],
      ['Da ideia à parede', 'Feche os olhos e imagine em casa {the}.'],
    ],
  },
  furnishing: {
    any: [
      ['Peça a peça', 'As salas fazem-se devagar. A seguir, {the}.'],
      ['Antes de ter tudo', 'Bastam uma cadeira e uma ideia. E {the}.'],
    ],
  },
  her: {
    any: [
      ['Da lista dela', 'Aniversário, agradecimento, porque sim: {the}.'],
      ['Um embrulho para ela', 'Papel, fita, duas linhas à mão. Dentro, {the}.'],
    ],
  },
  him: {
    any: [
      ['Da lista dele', 'Aniversário, agradecimento, porque sim: {the}.'],
      ['Um embrulho para ele', 'Papel, fita, duas linhas à mão. Dentro, {the}.'],
    ],
  },
  young: {
    any: [
      ['Para mandar ao grupo', 'Envie {the} e veja quem responde primeiro.'],
      ['Noite sem plano', 'Alguém traz as pizzas. Leve {the}.'],
    ],
  },
  seasoned: {
    any: [
      ['Escolher sem pressa', 'Comparar, dormir, voltar. Depois, {the}.'],
      ['Com tempo', 'Já se sabe o que não faz falta. O que fica: {the}.'],
    ],
  },
  everyone: {
    any: [
      ['Seu ou de alguém?', 'Com dois, ninguém discute. Comece {byThe}.'],
      ['Há um aniversário à vista', 'Lembrou-se logo de quem. Embrulhe {the}.'],
    ],
    home: [
      ['Domingo, ninguém chama', 'Cortina a meio, jornal no chão. E {the}.'],
      ['A chuva fica lá fora', 'Meias grossas, rádio baixo. E {the}.'],
    ],
    kitchen: [
      ['Rádio ligado, janela aberta', 'Alguma coisa no forno, ninguém com pressa. Traga {the}.'],
      ['Sábado, cozinha, chinelos', 'Ainda é cedo para combinar seja o que for. Traga {the}.'],
      ['Todos acabam na cozinha', 'É ali que a festa começa. Abra espaço para {the}.'],
    ],
    work: [['Quando tudo se cala', 'Luz baixa, chá servido. Abra {the}.']],
    wear: [
      ['Recados e a volta grande', 'Correio, padaria, rio. Com {the}.'],
      ['Sair só para ver o dia', 'Uma rua, outra rua, um café. Com {the}.'],
    ],
    out: [['Fim de semana à sua maneira', 'Longe ou ali ao lado, leve {the}.']],
  },
}
