import { type GroupPhrases } from '../phrasebook.ts'

/** Portuguese phrases for electronics, and for services. */
export const techPhrases = {
  audio: {
    benefit: [
      ['Lugar à janela', 'Viagem longa, ninguém conversa. Carregue no play, com {the}.'],
      ['O disco inteiro', 'Luz apagada, sem saltar faixas. Só {the}.'],
      ['Música para lavar a louça', 'E para o caminho, e para depois da meia-noite. Leve {the}.'],
    ],
    problem: [
      ['Som de lata outra vez?', 'Um telefone em cima da mesa não chega. Ouça com {the}.'],
      ['Barulho à volta?', 'Escolha o que quer ouvir. Escolha {the}.'],
    ],
    question: [
      ['O que toca aí em casa?', 'Um disco ao vivo, uma voz de que tem saudades. Ouça com {the}.'],
      ['Que música vai primeiro?', 'Uma que saiba de cor. Ouça-a com {the}.'],
    ],
    howTo: [
      ['Como ouvir de verdade', 'Sentar, desligar o resto, ouvir. Com {the}.'],
      ['Como montar o seu som', 'Um bom lugar, um bom disco. Depois, ligue {the}.'],
    ],
  },
  recording: {
    benefit: [
      ['Diga lá', 'Entrevista, podcast ou recado: à sua frente, {the}.'],
      ['A ideia chegou', 'Antes que fuja, grave-a com {the}.'],
      ['Primeira tentativa', 'Respirar, contar até três, falar. Grave com {the}.'],
    ],
    problem: [
      ['Parece dentro de uma lata?', 'A conversa foi boa, o som nem tanto. Da próxima, {the}.'],
      ['Vento, rua, zumbido?', 'A sua voz pede outra companhia: {the}.'],
    ],
    question: [
      ['O que vai gravar?', 'Uma canção, uma aula, o primeiro episódio? Comece com {the}.'],
      ['Ao vivo daqui a pouco?', 'Verifique a luz, verifique o som. E {the}.'],
    ],
    howTo: [
      ['Como começar um podcast', 'Um tema, uma voz convidada e {the}.'],
      ['Como gravar em casa', 'Quarto calado, manta na parede. Depois, monte {the}.'],
    ],
  },
  camera: {
    benefit: [
      ['Antes que passe', 'Os bons momentos não avisam. Tenha {the} por perto.'],
      ['Luz, rostos, lugares', 'O que importa está à sua frente. Aponte {the}.'],
      ['Do seu ponto de vista', 'Mais ninguém vê a cena daí. Mostre-a com {the}.'],
    ],
    problem: [
      ['Perdeu o momento?', 'Havia luz, havia riso, faltou a foto. Leve {the}.'],
      ['Fotos presas no telefone?', 'Volte a sair à procura de imagens, com {the}.'],
    ],
    question: [
      ['O que vai guardar?', 'A luz da manhã, um primeiro passo, um pico ao longe? Leve {the}.'],
      ['Para onde vai apontar?', 'Escolha um assunto. Para o resto, {the}.'],
    ],
    howTo: [
      ['Como ver devagar', 'Procure a luz, espere, expire. Depois, use {the}.'],
      ['Como contar em imagens', 'Uma de longe, uma de perto, um rosto. Com {the}.'],
    ],
  },
  security: {
    benefit: [
      ['Quem anda aí?', 'Porta, quarto ou corredor: ponha lá {the}.'],
      ['Casa à vista, de longe', 'O dia é na rua. De olho na porta, deixe {the}.'],
      ['Mais um par de olhos', 'Ninguém está em dois lugares. Deixe um deles {toThe}.'],
    ],
    problem: [
      ['Que barulho foi aquele?', 'O gato, os canos, o vento? Pergunte {toThe}.'],
      ['Ficou tudo fechado?', 'Fogão, porta, cão. Deixe em casa {the}.'],
    ],
    question: [
      ['Quem está à porta?', 'Encomenda, vizinhança, ninguém. Saiba com {the}.'],
      ['O que faz o gato sozinho?', 'Só há uma forma de saber: {the}.'],
    ],
    howTo: [
      ['Como estar de olho na casa', 'Escolha o canto, confira a vista, monte {the}.'],
      ['Como sair com calma', 'Janelas, fogão, chaves. O resto é com {the}.'],
    ],
  },
  smartHome: {
    benefit: [
      ['A casa depois das nove', 'Louça lavada, luz baixa, ninguém se mexe. Ligue {the}.'],
      ['Pés no sofá', 'Manta, silêncio, nada marcado. Ligue {the}.'],
      ['A casa ao seu jeito', 'Deixe que seja ela a seguir o seu ritmo. Traga {the}.'],
    ],
    problem: [
      ['Aparelhos demais na sala?', 'Simplifique uma noite de cada vez. Comece {byThe}.'],
      ['Levantar outra vez?', 'Manta nas pernas, gato no colo. Deixe isso {toThe}.'],
    ],
    question: [
      ['O que pediria primeiro?', 'Música, o tempo, dez minutos para a massa? Ligue {the}.'],
      ['Cozinha, quarto ou sala?', 'Escolha por onde começar. Depois, ligue {the}.'],
    ],
    howTo: [
      ['Como começar aos poucos', 'Uma coisa que se usa todos os dias. Esta: {the}.'],
      ['Como montar numa noite', 'Abrir, ligar, sentar. A seguir, {the}.'],
    ],
  },
  computing: {
    benefit: [
      ['Uma mesa sem nós', 'Um café, um caderno e só o que faz falta. Junte {the}.'],
      ['Oito horas por dia', 'É o tempo que lhe passa à frente. Escolha {the}.'],
      ['Ligar e começar', 'Casa, escritório ou a meio caminho: leve {the}.'],
    ],
    problem: [
      ['A mesa anda devagar?', 'As pequenas chatices somam-se. Troque uma delas {byThe}.'],
      ['Fios e mais fios?', 'Arrume a mesa aos poucos. Comece {byThe}.'],
    ],
    question: [
      ['O que há na sua mesa?', 'Fique com o que usa e abra espaço para {the}.'],
      ['Escritório ou sofá?', 'Onde quer que trabalhe hoje, leve {the}.'],
    ],
    howTo: [
      ['Como arrumar a mesa', 'Esvaziar, limpar, devolver só o que se usa. Juntar {the}.'],
      ['Como escolher bem', 'Conte o que usa numa segunda-feira. Depois, veja {the}.'],
    ],
  },
  gaming: {
    benefit: [
      ['Só mais uma partida', 'Já sabe como é. Comece com {the}.'],
      ['Que comece o jogo', 'Luz baixa, petiscos à mão. Ligue {the}.'],
      ['Tarde de jogos', 'Sem companhia ou lado a lado: entre em jogo com {the}.'],
    ],
    problem: [
      ['Sem nada para jogar?', 'O tédio também perde. Jogue com {the}.'],
      ['Fim de semana de chuva?', 'Petiscos dentro, cortinas fechadas. Comece com {the}.'],
    ],
    question: [
      ['Quem joga primeiro?', 'Escolha o lado, escolha o jogo, escolha {the}.'],
      ['Contra quem é hoje?', 'Amigos, família ou o último nível? Leve {the}.'],
    ],
    howTo: [
      ['Como fazer noite de jogos', 'Petiscos, almofadas, rivais e {the}.'],
      ['Como preparar o jogo', 'Primeiro, uma boa cadeira. Depois, {the}.'],
    ],
  },
  watch: {
    benefit: [
      ['O tempo bem vestido', 'Reunião, jantar ou folga: no pulso, {the}.'],
      ['Horas no pulso', 'Olhe para elas e não para o telefone. Ponha {the}.'],
      ['O gesto de todas as manhãs', 'Café, chaves, porta. E {the}.'],
    ],
    problem: [
      ['Outra vez o telefone?', 'Foi ver as horas e perdeu uma delas. Ponha {the}.'],
      ['Pulso despido?', 'Arregace a manga. Ponha {the}.'],
    ],
    question: [
      ['O que usa todos os dias?', 'Chaves, carteira e {the}.'],
      ['Tem horas?', 'Com {the} no pulso, vão perguntar.'],
    ],
    howTo: [
      ['Como escolher um relógio', 'Tamanho, cor, mostrador, por esta ordem. Depois, prove {the}.'],
      ['Como vestir o pulso', 'Uma coisa só, e chega: {the}.'],
    ],
  },
  service: {
    benefit: [
      ['Ver é mais simples', 'Dez minutos dizem mais do que um anúncio. Experimente {the}.'],
      ['Uma tarefa a menos', 'A parte aborrecida pode mudar de mãos. Comece {byThe}.'],
      ['Comece por onde está', 'Não é preciso preparar nada. Abra {the}.'],
    ],
    problem: [
      ['Sempre da mesma forma?', 'Há outra maneira de fazer. Experimente {the}.'],
      ['Fica para amanhã?', 'Dê hoje um passo pequeno, com {the}.'],
    ],
    question: [
      ['O que fica para depois?', 'Há coisas que passam de sexta em sexta. Esta semana, {the}.'],
      ['Tem vinte minutos?', 'Chegam para conhecer {the}.'],
    ],
    howTo: [
      ['Como começar', 'Olhe à volta, faça perguntas, experimente {the}.'],
      ['Como decidir com calma', 'Compare, leia, durma sobre o assunto. Comece {byThe}.'],
    ],
  },
  music: {
    benefit: [
      ['Toque o que sente', 'A noite diz para onde vai. Comece com {the}.'],
      ['Faça barulho', 'As canções começam em algum lugar. Comece com {the}.'],
      ['Da primeira à última nota', 'Ensaio, roda de amigos ou palco: leve {the}.'],
    ],
    problem: [
      ['Dedos fora de forma?', 'Uns minutos por dia chegam para recomeçar. Deixe à vista {the}.'],
      ['Uma canção na cabeça?', 'Deixe-a sair, com {the}.'],
    ],
    question: [
      ['O que toca primeiro?', 'Uma antiga ou uma sua? Experimente com {the}.'],
      ['Palco ou quarto?', 'Holofote ou luz de mesa, toque com {the}.'],
    ],
    howTo: [
      ['Como não deixar de tocar', 'Fora do estojo, à vista de todos. Assim: {the}.'],
      ['Como fazer uma canção', 'Três acordes, um motivo e {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
