import { type GroupPhrases } from '../phrasebook.ts'

/** Portuguese phrases for things of kitchen, house and garden. */
export const homePhrases = {
  drinkware: {
    benefit: [
      ['O primeiro gole do dia', 'Há goles que pedem cadeira e janela. O de hoje, com {the}.'],
      ['Encher, sentar, respirar', 'O dia pode esperar cinco minutos à porta. Encha {the}.'],
      ['Café primeiro, mundo depois', 'Dez minutos de sossego antes que alguém chame. Passe-os com {the}.'],
    ],
    problem: [
      ['Armário cheio, nada agrada?', 'Há sempre uma peça que todos disputam. Ponha à frente {the}.'],
      ['Lascas e pares soltos?', 'A prateleira já deu o que tinha a dar. Abra espaço para {the}.'],
    ],
    question: [
      ['O que vai beber hoje?', 'Café às oito, chá às quatro, outra coisa se chover. Encha {the}.'],
      ['Quem chega primeiro?', 'Ponha {the} na prateleira e veja que mão se estica.'],
    ],
    howTo: [
      ['Como desacelerar a manhã', 'Ferver, encher, pousar o telefone. O resto é com {the}.'],
      ['Como fazer uma boa pausa', 'Passo um: encher {the}. Passo dois: sentar. Não há passo três.'],
    ],
  },
  cookware: {
    benefit: [
      ['Primeiro, a cebola', 'Azeite, fogo, aquele som. O resto da noite é com {the}.'],
      ['De terça a domingo', 'Jantar de quinze minutos, almoço de três horas. Para os dois, {the}.'],
      ['Já não volta ao armário', 'Há coisas que ficam de vez à vista. Abra espaço para {the}.'],
    ],
    problem: [
      ['Gaveta cheia, nada serve?', 'Fique com o que usa e dê o resto. Comece {byThe}.'],
      ['Outra vez comida de fora?', 'Ovos, verduras, dez minutos. Hoje cozinha-se com {the}.'],
    ],
    question: [
      ['O que se cozinha hoje?', 'Sopa, massa, o que houver em casa. Comece {byThe}.'],
      ['Assado lento ou salteado?', 'Em qualquer dos casos, tenha {the} por perto.'],
    ],
    howTo: [
      ['Como gostar das terças', 'Escolha um prato e repita-o até ser seu. Comece hoje, com {the}.'],
      ['Como cozinhar com gosto', 'Música alta, janela aberta, tempo de sobra e {the}.'],
    ],
  },
  tableware: {
    benefit: [
      ['Mesa posta, ninguém sai', 'A conversa estica-se até tarde. Ponha {the} na mesa.'],
      ['Para terças e para visitas', 'Massa rápida ou mesa cheia: para as duas há {the}.'],
      ['A comida está pronta', 'Cozinhar era a parte difícil. Agora é servir, com {the}.'],
    ],
    problem: [
      ['Nada combina na mesa?', 'Recomece com uma coisa de que gosta. Comece {byThe}.'],
      ['Visitas a caminho?', 'O pão está cortado, o vinho aberto. Agora, ponha {the}.'],
    ],
    question: [
      ['Quem vem jantar?', 'Amigos, família ou ninguém: ponha a mesa com {the}.'],
      ['Guardar para as visitas?', 'Use hoje as coisas de que gosta. Tire do armário {the}.'],
    ],
    howTo: [
      ['Como pôr uma mesa simples', 'Velas, um ramo verde e {the}. Pronto.'],
      ['Como dar graça à terça', 'Acenda uma vela, desligue as notícias, sirva com {the}.'],
    ],
  },
  appliance: {
    benefit: [
      ['Menos espera, mais mesa', 'Há uma tarefa na cozinha que pode mudar de mãos. Passe-a {toThe}.'],
      ['Alguém tem de acordar cedo', 'Antes do café ninguém conversa. O turno da manhã é {ofThe}.'],
      ['Da torrada à ceia', 'A primeira torrada, o último petisco e o que há no meio. Com {the}.'],
    ],
    problem: [
      ['Cozinha atrasada?', 'Passe uma tarefa {toThe} e trate do resto com calma.'],
      ['Conhece aquele barulho?', 'O aparelho antigo já se despediu três vezes. A vaga é {ofThe}.'],
    ],
    question: [
      ['O que faria primeiro?', 'Alguma coisa que perfume a escada inteira. Faça-a com {the}.'],
      ['Há lugar na bancada?', 'Afaste a fruteira. Ponha ali {the}.'],
    ],
    howTo: [
      ['Como recuperar a cozinha', 'Pense numa refeição, prepare de uma vez, deixe uma parte {toThe}.'],
      ['Como ter manhãs calmas', 'Deixe tudo à vista na véspera. O resto é com {the}.'],
    ],
  },
  furniture: {
    benefit: [
      ['Onde todos vão parar', 'Cada casa tem um lugar que ninguém larga. Na sua, {the}.'],
      ['A primeira coisa que se vê', 'Entrar, largar as chaves, respirar fundo. Depois, {the}.'],
      ['Só mais uma conversa', 'Depois das onze é que se diz tudo. Dê um lugar à noite: {the}.'],
    ],
    problem: [
      ['Falta ali alguma coisa?', 'Há meses que se passa à volta desse vazio. Experimente {the}.'],
      ['E aquele canto vazio?', 'Sabe bem qual é. Ponha lá {the}.'],
    ],
    question: [
      ['Onde ficaria bem?', 'Debaixo da janela ou junto à parede? Procure lugar para {the}.'],
      ['Mudamos tudo de lugar?', 'Afaste as plantas, meça a parede. O resto é com {the}.'],
    ],
    howTo: [
      ['Como começar uma casa', 'Primeiro uma peça de que se gosta, o resto devagar. Comece {byThe}.'],
      ['Como fazer casa', 'Olhe para o que usa todos os dias. Comece {byThe}.'],
    ],
  },
  storage: {
    benefit: [
      ['Cada coisa em seu lugar', 'Guardar uma vez, encontrar à primeira. Para isso, {the}.'],
      ['Chão livre, cabeça leve', 'Dê uma morada à confusão: {the}.'],
      ['Chaves aqui, cartas ali', 'E o chão à vista outra vez. Comece {byThe}.'],
    ],
    problem: [
      ['A tralha ganhou?', 'Dê-lhe para onde ir. Comece {byThe}.'],
      ['Onde é que ficou aquilo?', 'As coisas fogem quando não têm casa. Dê-lhes {the}.'],
    ],
    question: [
      ['Por onde começar?', 'Livros, sapatos, a pilha junto à porta? Uma parte cabe {inThe}.'],
      ['Quer ver o chão outra vez?', 'Escolha uma parede, meça bem. Depois, traga {the}.'],
    ],
    howTo: [
      ['Como arrumar de vez', 'Separar, dar, guardar o resto. Para o terceiro passo, {the}.'],
      ['Como acalmar uma sala', 'Metade à vista, metade escondida. Comece {byThe}.'],
    ],
  },
  lighting: {
    benefit: [
      ['A luz faz a noite', 'Apague a luz grande. O resto é com {the}.'],
      ['A mesma sala, outra noite', 'Luz baixa, sombras longas, nada marcado. Acenda {the}.'],
      ['Luz para ficar', 'Jantar, livro, conversa comprida. Acenda {the} e fique.'],
    ],
    problem: [
      ['Ainda com a luz grande?', 'Uma lâmpada forte achata qualquer sala. Acenda antes {the}.'],
      ['E aquele canto escuro?', 'Todas as casas têm um. Ponha lá {the}.'],
    ],
    question: [
      ['Luz cheia ou meia-luz?', 'Com vários pontos de luz, escolhe-se. Comece {byThe}.'],
      ['O que quer iluminar?', 'A poltrona, o corredor, a ponta da mesa. Acenda {the}.'],
    ],
    howTo: [
      ['Como desenhar a luz', 'Uma para a sala, uma para ler, uma porque sim. Conte com {the}.'],
      ['Como aconchegar a sala', 'Menos teto, mais luz à altura dos olhos. Experimente {the}.'],
    ],
  },
  bedding: {
    benefit: [
      ['A parte calma do dia', 'Luz apagada, telefone longe, mais nada. Boa noite, com {the}.'],
      ['A cama, bem feita', 'É ali que o dia acaba e recomeça. Faça-a com {the}.'],
      ['Manhãs sem pressa', 'Só mais dez minutos, e mais dez. Fique, com {the}.'],
    ],
    problem: [
      ['A cama com ar cansado?', 'Faz turno todas as noites do ano. Dê-lhe {the}.'],
      ['Dia de lavar os lençóis?', 'Um jogo na cama, outro ao sol. Junte {the}.'],
    ],
    question: [
      ['Levantar ou mais cinco?', 'Com {the} na cama, ninguém leva a mal.'],
      ['Quando mudou a cama?', 'A cama toda, não só a roupa. Comece {byThe}.'],
    ],
    howTo: [
      ['Como fazer uma cama', 'Esticar, dobrar, sobrepor. Termine com {the}.'],
      ['Como fechar bem o dia', 'Luz baixa, janela entreaberta, livro pousado. E {the}.'],
    ],
  },
  bath: {
    benefit: [
      ['O banho como pausa', 'Vapor, silêncio, porta fechada. E {the} à mão.'],
      ['Sete da manhã', 'Água quente, olhos meio abertos. Por perto, {the}.'],
      ['Vapor no espelho', 'Chão morno, porta fechada, ninguém chama. Junte {the}.'],
    ],
    problem: [
      ['Outro banho com pressa?', 'Feche a porta, abra a água, tire cinco minutos. Com {the}.'],
      ['Azulejos de outro século?', 'Não é preciso fazer obras. Comece {byThe}.'],
    ],
    question: [
      ['Dois minutos ou meia hora?', 'Em qualquer dos banhos, tenha {the} por perto.'],
      ['O que mudaria primeiro?', 'Se for o canto do banho, comece {byThe}.'],
    ],
    howTo: [
      ['Como fazer disto um spa', 'Água quente, pouca luz, telefone longe e {the}.'],
      ['Como refrescar o banho', 'Esvazie a prateleira, devolva metade, junte {the}.'],
    ],
  },
  decor: {
    benefit: [
      ['O canto que ninguém vê', 'Até hoje. Ponha lá {the}.'],
      ['Muda pouco, muda a sala', 'Sem tinta, sem obras, sem perder o sábado. Só {the}.'],
      ['A casa com outra cara', 'Ponha {the} onde os olhos passam todos os dias.'],
    ],
    problem: [
      ['Falta aqui alguma coisa?', 'Um espaço vazio é um convite. Responda com {the}.'],
      ['Sala meio despida?', 'Uma casa faz-se aos poucos. A seguir, {the}.'],
    ],
    question: [
      ['Onde vai morar?', 'Prateleira, janela, mesa, parede? Procure lugar para {the}.'],
      ['E só porque sim?', 'Uma coisa escolhida por gosto, mais nada: {the}.'],
    ],
    howTo: [
      ['Como acabar uma sala', 'Juntar, sobrepor, deixar respirar. Por fim, {the}.'],
      ['Como compor uma estante', 'Alto atrás, baixo à frente, e no meio {the}.'],
    ],
  },
  climate: {
    benefit: [
      ['Lá fora manda o tempo', 'Cá dentro, manda quem mora. Ligue {the}.'],
      ['Escolha um quarto', 'Aquele onde passa mais horas. Ponha lá {the}.'],
      ['Janela fechada, um livro', 'E uma tarde inteira pela frente. Ligue {the}.'],
    ],
    problem: [
      ['Calor de dia, frio à noite?', 'A casa tem os seus humores. Ligue {the}.'],
      ['Ar parado?', 'Abra a janela. Depois, ligue {the}.'],
    ],
    question: [
      ['Como está o ar aí?', 'Se a resposta foi um suspiro, ligue {the}.'],
      ['Quarto ou escritório?', 'Pense onde passa mais horas e imagine lá {the}.'],
    ],
    howTo: [
      ['Como estar bem em casa', 'Abra as cortinas, mude a cadeira, ligue {the}.'],
      ['Como escolher o lugar', 'Meça o espaço, procure a tomada, ponha lá {the}.'],
    ],
  },
  cleaning: {
    benefit: [
      ['Casa limpa, noite calma', 'Vinte minutos, depois o sofá. Comece {byThe}.'],
      ['Ninguém sonha com o pó', 'Nem com o resto da limpeza. Passe uma parte {toThe}.'],
      ['Janelas abertas, música', 'Mangas arregaçadas, telefone na gaveta. O resto é com {the}.'],
    ],
    problem: [
      ['Migalhas, pó, repetir?', 'Amanhã há mais. Tenha {the} por perto.'],
      ['Lá se foi o sábado?', 'Fique com uma parte dele. A outra é com {the}.'],
    ],
    question: [
      ['Que tarefa já não espera?', 'Sabe bem qual é. Trate dela com {the}.'],
      ['Visitas em meia hora?', 'Respire fundo. Depois, {the}.'],
    ],
    howTo: [
      ['Como limpar com método', 'De cima para baixo, do fundo para a porta. Com {the}.'],
      ['Como não acumular', 'Um pouco por dia e o sábado fica livre. Deixe {the} à mão.'],
    ],
  },
  garden: {
    benefit: [
      ['O ar livre já chama', 'Abra a porta, deixe o telefone lá dentro, leve {the}.'],
      ['Terra nas mãos', 'Varanda, quintal ou jardim, há sempre que fazer. Com {the}.'],
      ['Fins de tarde lá fora', 'O bom tempo não se guarda. Leve {the} lá para fora.'],
    ],
    problem: [
      ['O jardim ganhou terreno?', 'Uma tarde e {the}: já é um começo.'],
      ['Tudo por fazer lá fora?', 'Comece pela parte que se vê da janela, com {the}.'],
    ],
    question: [
      ['O que vai fazer lá fora?', 'Cavar, regar, dormir, repetir. Leve {the}.'],
      ['Ainda há uma hora de sol?', 'Chega para começar, com {the}.'],
    ],
    howTo: [
      ['Como viver o jardim', 'Trabalhar pouco, sentar muito. Para uma das duas, {the}.'],
      ['Como pôr mãos à obra', 'Limpar, pensar, plantar. Por perto, {the}.'],
    ],
  },
  tools: {
    benefit: [
      ['Prateleira antes do almoço', 'Lápis atrás da orelha, café no parapeito e {the}.'],
      ['Com as próprias mãos', 'Há um orgulho calado num trabalho acabado. Comece {byThe}.'],
      ['Hoje, a porta que range', 'Depois a prateleira, depois a cerca. Tenha {the} à mão.'],
    ],
    problem: [
      ['E aquele conserto?', 'Está na lista há meses. Risque-o este sábado, com {the}.'],
      ['Uma moeda não é ferramenta', 'Nem a faca da cozinha. Use {the}.'],
    ],
    question: [
      ['O que vai construir?', 'Uma prateleira, um presente, um remendo? Conte com {the}.'],
      ['Falta algo na caixa?', 'Há um vazio entre o martelo e a fita. Preencha-o com {the}.'],
    ],
    howTo: [
      ['Como acabar o que começa', 'Medir, preparar, ir com calma. E ter {the} por perto.'],
      ['Como atacar a lista', 'Comece pelo que é pequeno. Para o resto, {the}.'],
    ],
  },
  car: {
    benefit: [
      ['O carro também merece', 'Faz o caminho todo, chova ou faça sol. Dê-lhe {the}.'],
      ['Tanque cheio, boa música', 'Só o destino está por decidir. Leve {the}.'],
      ['Espelho certo, cinto posto', 'Agora, a estrada. E {the}.'],
    ],
    problem: [
      ['O carro dorme na rua?', 'Sol, pó, chuva e pombos não tiram folga. Responda com {the}.'],
      ['O carro pede atenção?', 'Já fez muitos caminhos sem se queixar. Agradeça com {the}.'],
    ],
    question: [
      ['Para onde vamos?', 'Escola, trabalho, fim de semana longe: leve {the}.'],
      ['Serve no seu carro?', 'Veja o ano e o modelo. Depois, monte {the}.'],
    ],
    howTo: [
      ['Como tratar do carro', 'Lavar, secar, arrumar. Na rotina, {the}.'],
      ['Como preparar uma viagem', 'Trace a rota, leve pouco, não esqueça {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
