import { type GroupPhrases } from '../phrasebook.ts'

/** Portuguese phrases for what people wear and carry, and care for themselves with. */
export const wornPhrases = {
  bag: {
    benefit: [
      ['Fechar e sair', 'Chaves, carteira, planos. O resto cabe {inThe}.'],
      ['Levar só o que é preciso', 'Dia de trabalho ou fim de semana fora: leve {the}.'],
      ['A viagem começa à porta', 'Casaco vestido, luz apagada. E {the}.'],
    ],
    problem: [
      ['À procura das chaves?', 'Terceiro andar, corredor escuro, mãos cheias. Da próxima, com {the}.'],
      ['Mala feita à última hora?', 'Acontece a todos. Comece {byThe}.'],
    ],
    question: [
      ['Qual é o próximo destino?', 'Escritório, aeroporto, um lugar com vista? Leve {the}.'],
      ['O que leva consigo?', 'O almoço, um livro que talvez nem abra. Ponha tudo {inThe}.'],
    ],
    howTo: [
      ['Como viajar com pouco', 'Estender tudo, tirar metade, fechar {the}.'],
      ['Como sair sem esquecer', 'Chaves, carteira, telefone. Tudo {inThe}.'],
    ],
  },
  footwear: {
    benefit: [
      ['O caminho mais comprido', 'Saia mais cedo e vá pelo parque, com {the}.'],
      ['À porta, de manhã', 'Chaves, casaco, {the}. Até logo.'],
      ['De casa à praça', 'Recados, trabalho, sábado sem planos: com {the} nos pés.'],
    ],
    problem: [
      ['O mesmo par outra vez?', 'Já fez os seus caminhos. Agora, {the}.'],
      ['Tudo certo, menos os pés?', 'Roupa escolhida, porta aberta. Calce {the}.'],
    ],
    question: [
      ['Até onde vai hoje?', 'À esquina ou ao outro lado da cidade: com {the}.'],
      ['E se começasse pelos pés?', 'Há roupas que se escolhem do chão para cima. Comece {byThe}.'],
    ],
    howTo: [
      ['Como acabar de se vestir', 'Deixe os pés decidirem o resto. Calce {the}.'],
      ['Como andar um pouco mais', 'Sair cedo, dar a volta grande. E calçar {the}.'],
    ],
  },
  clothing: {
    benefit: [
      ['Vestir e sair', 'Sete minutos, um café, porta. E {the}.'],
      ['A primeira peça do cabide', 'Já sabe qual é a mão que decide. Pendure à frente {the}.'],
      ['Da segunda ao sábado', 'Com casaco, sem casaco, de mangas arregaçadas: vista {the}.'],
    ],
    problem: [
      ['Armário cheio, nada serve?', 'Uma peça pode juntar as outras. Experimente {the}.'],
      ['Ontem foi o mesmo?', 'Dê companhia ao resto do armário: {the}.'],
    ],
    question: [
      ['O que vai vestir hoje?', 'O mesmo de ontem, não. Vista {the}.'],
      ['Com o que combinaria?', 'Abra o armário e faça contas. Comece {byThe}.'],
    ],
    howTo: [
      ['Como vestir sem pensar', 'Uma peça e duas que já tem em casa. A primeira: {the}.'],
      ['Como repetir sem cansar', 'Trocar, sobrepor, dobrar a manga. Sempre com {the}.'],
    ],
  },
  sportswear: {
    benefit: [
      ['Roupa de mexer', 'Corrida cedo ou alongamento à noite: vista {the} e vá.'],
      ['Metade é vestir-se', 'A outra metade vem pelo caminho. Vista {the}.'],
      ['Ao seu ritmo', 'Depressa, devagar, só por gosto. Com {the}.'],
    ],
    problem: [
      ['Vontade em pausa?', 'Deixe na cadeira {the} e amanhã se vê.'],
      ['Sempre o mesmo treino?', 'Mude primeiro o que veste. Leve {the}.'],
    ],
    question: [
      ['O que o corpo pede hoje?', 'Correr, pedalar, esticar, dançar? Vista {the}.'],
      ['Treino cedo ou tarde?', 'À hora que for, deixe à porta {the}.'],
    ],
    howTo: [
      ['Como manter o hábito', 'A mesma hora, o mesmo lugar. Na véspera, {the} na cadeira.'],
      ['Como sair de casa', 'Primeiro vestir, depois decidir. Comece {byThe}.'],
    ],
  },
  jewelry: {
    benefit: [
      ['Pôr e esquecer', 'Segunda, sábado, dia grande. Fique com {the}.'],
      ['Perto da pele', 'Há coisas que passam a fazer parte. Use {the}.'],
      ['O detalhe que se nota', 'Roupa simples, gesto lento. E {the}.'],
    ],
    problem: [
      ['Falta um detalhe?', 'Quase sempre é o que cabe na palma da mão. Ponha {the}.'],
      ['Sem ideia para presente?', 'Uma coisa para usar e guardar: {the}.'],
    ],
    question: [
      ['Dar ou guardar?', 'Embrulhe {the} e pense duas vezes.'],
      ['Só uma ou várias?', 'Como preferir. Abra lugar para {the}.'],
    ],
    howTo: [
      ['Como usar pouco', 'Tirar duas coisas, deixar uma: {the}.'],
      ['Como marcar uma data', 'Escolha algo que também sirva nos outros dias: {the}.'],
    ],
  },
  skincare: {
    benefit: [
      ['Dois minutos, porta fechada', 'Sem telefone, sem pressa, só o espelho. E {the}.'],
      ['Rotina curta', 'Poucos passos, todos os dias. Um deles, com {the}.'],
      ['Abrir e fechar o dia', 'Antes do café, depois do filme. Duas vezes {the}.'],
    ],
    problem: [
      ['Prateleira cheia demais?', 'Esvazie, fique com três. Um lugar é {ofThe}.'],
      ['Sempre com pressa?', 'Guarde dois minutos em frente ao espelho, com {the}.'],
    ],
    question: [
      ['De manhã ou à noite?', 'Antes do café ou depois do filme. Abra espaço para {the}.'],
      ['O que há na prateleira?', 'Fique com o que usa até ao fim. Junte {the}.'],
    ],
    howTo: [
      ['Como não complicar', 'Água, toalha, {the}. Já está.'],
      ['Como criar uma rotina', 'Um passo de cada vez, todos os dias. Comece {byThe}.'],
    ],
  },
  soap: {
    benefit: [
      ['Recomeçar o dia', 'Água aberta, mangas acima, um minuto. Com {the}.'],
      ['Dez vezes por dia', 'Mãos na água, respiração lenta. E {the}.'],
      ['Espuma e silêncio', 'Abra a torneira, respire, use {the}.'],
    ],
    problem: [
      ['Rotina sem graça?', 'Mude primeiro o que é pequeno. Mude para {the}.'],
      ['Outra vez no fim?', 'Antes da última gota, ponha na lista {the}.'],
    ],
    question: [
      ['Ao acordar ou ao deitar?', 'Em qualquer dos casos, deixe por perto {the}.'],
      ['O que está junto à água?', 'Que seja alguma coisa que se note. Ponha ali {the}.'],
    ],
    howTo: [
      ['Como acordar de verdade', 'Água morna, salpico frio e {the}.'],
      ['Como mudar a rotina', 'Troque uma coisa esta semana. Comece {byThe}.'],
    ],
  },
  hair: {
    benefit: [
      ['Menos tempo ao espelho', 'E o resto da manhã é para outra coisa. Comece {byThe}.'],
      ['Solto, preso, despenteado', 'O vento decide o resto. Para começar, {the}.'],
      ['Manhãs com jeito', 'Espelho, café, porta. No meio, {the}.'],
    ],
    problem: [
      ['Dia de boné?', 'Antes do boné, ainda há {the}.'],
      ['Manhãs curtas demais?', 'Cada minuto ao espelho conta. Use {the}.'],
    ],
    question: [
      ['Hoje é dia de lavar?', 'Ponha música e tire da gaveta {the}.'],
      ['Liso, com ondas, como vier?', 'Para o que o dia pedir, tenha {the} por perto.'],
    ],
    howTo: [
      ['Como cuidar sem pressa', 'Devagar, por partes, com {the}.'],
      ['Como poupar tempo', 'Decidir na véspera, acabar ao espelho com {the}.'],
    ],
  },
  makeup: {
    benefit: [
      ['Um gesto, outro ar', 'Há rituais que cabem num minuto. Este começa com {the}.'],
      ['Quase nada ou tudo', 'O espelho não se espanta. Brinque com {the}.'],
      ['Cinco minutos ao espelho', 'Ou uma hora, se houver festa. Por perto, {the}.'],
    ],
    problem: [
      ['Sempre a mesma cor?', 'Troque uma coisa na bolsa. Troque-a {byThe}.'],
      ['Igual ao ano passado?', 'Uma mudança pequena já se nota. Experimente {the}.'],
    ],
    question: [
      ['Discreto ou atrevido hoje?', 'Os dois podem começar com {the}.'],
      ['O que há na bolsa?', 'Abra espaço para {the}.'],
    ],
    howTo: [
      ['Como sair em minutos', 'Escolher um traço e ficar por aí. Com {the}.'],
      ['Como brincar com cores', 'Começar leve, espalhar, dar um passo atrás. Com {the}.'],
    ],
  },
  fragrance: {
    benefit: [
      ['Deixar marca no ar', 'Um cheiro chega antes de quem o usa. Escolha {the}.'],
      ['Lembra-se do cheiro?', 'Certas tardes voltam pelo nariz. Para a próxima, use {the}.'],
      ['O último gesto à porta', 'Casaco, chaves e {the}.'],
    ],
    problem: [
      ['À procura do seu cheiro?', 'Dê-lhe um dia inteiro na pele. Experimente {the}.'],
      ['O mesmo há anos?', 'Deixe entrar outra nota, com {the}.'],
    ],
    question: [
      ['Para o dia ou para a noite?', 'Um para o escritório, outro para depois. E {the}?'],
      ['A que cheira o sábado?', 'A pão, a chuva, a lençóis limpos. Ou {toThe}.'],
    ],
    howTo: [
      ['Como achar o seu cheiro', 'Pôr, andar, esperar uma hora. Comece {byThe}.'],
      ['Como usar perfume', 'Pulsos, pescoço, um toque a menos. Comece {byThe}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
