import { type GroupPhrases } from '../phrasebook.ts'

/** Portuguese phrases for what people eat, drink, read, play and go out with. */
export const livingPhrases = {
  food: {
    benefit: [
      ['“Deixa um pouco para mim”', 'É o que se ouve do outro lado da mesa. Abra {the}.'],
      ['Ponha no meio da mesa', 'E conte as mãos que aparecem. Sirva {the}.'],
      ['Agora ou à meia-noite', 'Lanche, visita, fome fora de horas: tenha em casa {the}.'],
    ],
    problem: [
      ['O que há para comer?', 'Comece por uma coisa de que goste. Comece {byThe}.'],
      ['Armário vazio?', 'Uma coisa de cada vez. Na lista: {the}.'],
    ],
    question: [
      ['Dividir ou esconder?', 'Ninguém vai saber {ofThe}.'],
      ['Quem tem fome?', 'Ponha a mesa ou não. Abra {the}.'],
    ],
    howTo: [
      ['Como fazer disto refeição', 'Bom pão, boa gente e {the}.'],
      ['Como encher a despensa', 'Comprar pouco, comprar o que se acaba. Comece {byThe}.'],
    ],
  },
  pantry: {
    benefit: [
      ['O jantar começa aqui', 'Abra o armário, tire {the} e deixe o jantar acontecer.'],
      ['Pão, ovos e o resto', 'A lista faz-se quase sem pensar. Junte {the}.'],
      ['Cheira a cozinha', 'Panela em fogo brando, porta aberta. E {the}.'],
    ],
    problem: [
      ['Quase no fim?', 'Antes que faça falta, ponha na lista {the}.'],
      ['Nada para cozinhar?', 'Há jantares que começam com pouco. Comece {byThe}.'],
    ],
    question: [
      ['O que está no fogo?', 'Receita antiga ou primeira vez, tenha à mão {the}.'],
      ['O que falta na lista?', 'Pão, fruta e {the}.'],
    ],
    howTo: [
      ['Como simplificar', 'Lista curta, fogo aceso e {the}.'],
      ['Como ter sempre jantar', 'Compre o que cozinha todas as semanas. E {the}.'],
    ],
  },
  drink: {
    benefit: [
      ['Ponha água para ferver', 'Chame alguém, abra espaço na mesa. E depois {the}.'],
      ['Cadeira, janela, pausa', 'Há tardes que não pedem mais. Abra {the}.'],
      ['Cinco da tarde', 'Parar, servir, beber devagar. O resto espera {byThe}.'],
    ],
    problem: [
      ['A tarde não anda?', 'Levante-se, estique as pernas, sirva {the}.'],
      ['Todos os dias o mesmo?', 'Mude só o que está no copo: {the}.'],
    ],
    question: [
      ['Forte, frio, com biscoito?', 'Como preferir. Comece {byThe}.'],
      ['Sede de outra coisa?', 'Deixe o costume na prateleira. Abra {the}.'],
    ],
    howTo: [
      ['Como ter dez minutos', 'Pousar o telefone, servir {the}, olhar pela janela.'],
      ['Como começar devagar', 'Primeiro servir, depois ler. O ritmo é {ofThe}.'],
    ],
  },
  spirits: {
    benefit: [
      ['Servir com vagar', 'Sala calma, bom copo e {the}.'],
      ['Para noites compridas', 'Primeiro a companhia. Depois, {the}.'],
      ['Um brinde sem motivo', 'Aos amigos antigos e às conversas longas, com {the}.'],
    ],
    problem: [
      ['De mãos vazias?', 'Leve alguma coisa para abrir à mesa: {the}.'],
      ['Falta uma garrafa?', 'Há lugar na prateleira para {the}.'],
    ],
    question: [
      ['Puro ou com gelo?', 'Como preferir. Abra {the}.'],
      ['O que abrimos hoje?', 'Mesa posta, música baixa. Abra {the}.'],
    ],
    howTo: [
      ['Como provar devagar', 'Olhar, cheirar, molhar os lábios, esperar. Com {the}.'],
      ['Como montar um pequeno bar', 'Uma garrafa de cada vez. Comece {byThe}.'],
    ],
  },
  book: {
    benefit: [
      ['Só mais uma página', 'O sono pode esperar um pouco. Abra {the}.'],
      ['Cadeira, luz, capítulo um', 'E as horas que se percam. Abra {the}.'],
      ['Ler e passar adiante', 'Há histórias que pedem companhia. Comece {byThe}.'],
    ],
    problem: [
      ['A noite toda no telefone?', 'Troque o dedo pela página. Abra {the}.'],
      ['Nada para ler?', 'No alto da pilha há um lugar vago. Ponha lá {the}.'],
    ],
    question: [
      ['O que há na cabeceira?', 'Se a resposta for nada, abra {the}.'],
      ['Sofá, viagem ou cama?', 'Onde quer que leia, leve {the}.'],
    ],
    howTo: [
      ['Como ler mais', 'O telefone na sala, e à cabeceira {the}.'],
      ['Como passar um dia de chuva', 'Manta, chá e {the}.'],
    ],
  },
  toy: {
    benefit: [
      ['Chão livre, já', 'Afaste o tapete, sente-se também. Abra {the}.'],
      ['Chove? Ainda bem.', 'A tarde é comprida e o chão é de todos. Traga {the}.'],
      ['Mãos de criança à obra', 'A imaginação faz quase tudo. Para o resto, {the}.'],
    ],
    problem: [
      ['Já se ouve “e agora?”', 'E ainda é sábado de manhã. Traga {the}.'],
      ['A televisão outra vez?', 'Uma coisa para ter nas mãos: {the}.'],
    ],
    question: [
      ['Vamos brincar?', 'Gente grande também pode. Traga {the}.'],
      ['Quem começa?', 'Todos ao mesmo tempo. Abra {the}.'],
    ],
    howTo: [
      ['Como vencer a chuva', 'Mantas no chão, lanche à mão e {the}.'],
      ['Como fazer um aniversário', 'Bolo, velas, amigos. No embrulho, {the}.'],
    ],
  },
  baby: {
    benefit: [
      ['Dias pequeninos', 'Banho, sesta, passeio, repetir. Por perto, {the}.'],
      ['Mãos pequenas, dias longos', 'Uma coisa de cada vez. Agora, {the}.'],
      ['A casa mudou de tamanho', 'E de horário. Abra espaço para {the}.'],
    ],
    problem: [
      ['Mãos sempre ocupadas?', 'Uma para quem chegou, outra para tudo o resto. Deixe à mão {the}.'],
      ['Banho, birra, toalha?', 'Amanhã há mais. Por perto, {the}.'],
    ],
    question: [
      ['O que ainda falta comprar?', 'Risque mais uma linha, com {the}.'],
      ['O que levar à festa?', 'Alguma coisa que vá ter uso: {the}.'],
    ],
    howTo: [
      ['Como manter a calma', 'Rotinas curtas, poucas coisas. E {the} por perto.'],
      ['Como sair de casa a tempo', 'Roupa, lanche, paciência e {the}.'],
    ],
  },
  pet: {
    benefit: [
      ['A cauda não mente', 'Pouse {the} e veja quem vem.'],
      ['Bons dias a quatro patas', 'Passeio, sesta, jantar. E {the}.'],
      ['Pedem tão pouco', 'Um mimo, um canto ao sol. E {the}.'],
    ],
    problem: [
      ['O sofá já tem dono?', 'Proponha outra coisa: {the}.'],
      ['Aquele olhar outra vez?', 'Sabe bem qual é. Responda com {the}.'],
    ],
    question: [
      ['Quem manda aí em casa?', 'Todos sabem a resposta. Leve-lhe {the}.'],
      ['Passeio, sesta ou mimo?', 'Tudo, por favor. E {the}.'],
    ],
    howTo: [
      ['Como mimar um pouco', 'Tempo, um passeio comprido e {the}.'],
      ['Como fazer ninho', 'Um canto calmo, uma rotina e {the}.'],
    ],
  },
  fitness: {
    benefit: [
      ['Treino onde estiver', 'Sem filas, sem relógio. Só {the}.'],
      ['Um pouco por dia', 'Hoje cinco, amanhã seis. Deixe à vista {the}.'],
      ['Aquecer, respirar, começar', 'Música alta, janela aberta. E {the}.'],
    ],
    problem: [
      ['Sem tempo para treinar?', 'Comece com dez minutos, aí mesmo, e {the}.'],
      ['A vontade fugiu?', 'Faça o primeiro passo pequeno. Deixe à vista {the}.'],
    ],
    question: [
      ['Qual é a próxima meta?', 'Escreva num papel. Depois, comece com {the}.'],
      ['Vamos mexer?', 'Sapatos calçados, música alta. E {the}.'],
    ],
    howTo: [
      ['Como não parar', 'A mesma hora, um passo a mais. Com {the}.'],
      ['Como começar do zero', 'Ir com calma, descansar bem, usar {the}.'],
    ],
  },
  cycling: {
    benefit: [
      ['Pelo caminho longo', 'Duas rodas, nenhuma pressa e {the}.'],
      ['Buscar pão em duas rodas', 'Ou ir ao trabalho, ao rio, a lugar nenhum. Com {the}.'],
      ['Vento na cara', 'Ar fresco e um pouco de estrada. Leve {the}.'],
    ],
    problem: [
      ['Fila parada?', 'Todos atrasados e ninguém se mexe. Passe ao lado, com {the}.'],
      ['A bicicleta ganhou pó?', 'Volte à estrada, com {the}.'],
    ],
    question: [
      ['Por onde vai pedalar?', 'Serra, rio ou cidade: leve {the}.'],
      ['Vamos rodar?', 'Água na garrafa, rota na cabeça. E {the}.'],
    ],
    howTo: [
      ['Como ir em duas rodas', 'Escolher a rota, levar pouco, contar com {the}.'],
      ['Como gostar de ir longe', 'Sair cedo, parar para um café, levar {the}.'],
    ],
  },
  outdoors: {
    benefit: [
      ['Sair cedo', 'Levar pouco, avisar alguém, fechar a porta. E {the}.'],
      ['Rio, lago, banco de jardim', 'O ar é o mesmo. Leve {the}.'],
      ['Dias sem teto', 'Deixe os planos abertos e leve {the}.'],
    ],
    problem: [
      ['Muito tempo entre paredes?', 'A porta é logo ali. Abra-a e leve {the}.'],
      ['Esqueceu alguma coisa?', 'Comece a lista {byThe}.'],
    ],
    question: [
      ['Para que lado vai?', 'Mato, praia, quintal? Leve {the}.'],
      ['O que vai na mochila?', 'Pouco peso, e lugar para {the}.'],
    ],
    howTo: [
      ['Como fazer a mala leve', 'Agasalho, petiscos e {the}.'],
      ['Como sair mais vezes', 'Escolher um dia, escolher um lugar, levar {the}.'],
    ],
  },
  stationery: {
    benefit: [
      ['Ponha no papel', 'Há ideias que pedem tinta. Comece {byThe}.'],
      ['Dito por escrito', 'Poucas palavras, guardadas anos. Comece com {the}.'],
      ['Pensar devagar', 'Mesa limpa, telefone longe. E {the}.'],
    ],
    problem: [
      ['Sem saber o que escrever?', 'Comece por um nome. Depois, {the}.'],
      ['Caos na gaveta?', 'Fique com o pouco que usa. Por cima, {the}.'],
    ],
    question: [
      ['Para quem é?', 'Já pensou em alguém. Use {the}.'],
      ['O que lhe anda na cabeça?', 'Tire-o daí, com {the}.'],
    ],
    howTo: [
      ['Como dizer bem', 'Ser breve, ser gentil e usar {the}.'],
      ['Como começar uma página', 'Qualquer palavra serve. Com {the}.'],
    ],
  },
  party: {
    benefit: [
      ['Que comece a festa', 'Música, petiscos, gente e {the}.'],
      ['A festa está no detalhe', 'Luzes baixas, volume alto. E {the}.'],
      ['As fotos vão provar', 'Amanhã ninguém acredita. Leve {the}.'],
    ],
    problem: [
      ['Festa marcada, sem plano?', 'Comece por uma ideia: {the}.'],
      ['Cara de segunda-feira?', 'Falta pouco para sábado. Comece {byThe}.'],
    ],
    question: [
      ['O que se celebra?', 'Qualquer motivo serve. Leve {the}.'],
      ['Quem vem à festa?', 'Mande os convites. Depois, trate {ofThe}.'],
    ],
    howTo: [
      ['Como dar uma boa festa', 'Poucas regras, muita música e {the}.'],
      ['Como entrar em cena', 'Escolher um tema, não ter vergonha, usar {the}.'],
    ],
  },
  health: {
    benefit: [
      ['Um canto do dia', 'O dia é de todos, menos cinco minutos. Guarde-os para {the}.'],
      ['A mesma hora, todos os dias', 'Ao lado da escova de dentes. Ponha ali {the}.'],
      ['Tempo para si', 'O dia está cheio. Deixe um lugar para {the}.'],
    ],
    problem: [
      ['Sempre no fim da lista?', 'Suba uma linha. Comece {byThe}.'],
      ['Está na lista há meses?', 'Pode riscar. Aqui tem {the}.'],
    ],
    question: [
      ['O que pede o seu dia?', 'Cinco minutos, a mesma hora, {the}.'],
      ['Onde fica à vista?', 'Junto às chaves ou ao espelho. Ponha lá {the}.'],
    ],
    howTo: [
      ['Como manter a rotina', 'O mesmo lugar, a mesma hora. Deixe lá {the}.'],
      ['Como escolher com calma', 'Ler o rótulo, perguntar a quem sabe. Depois, veja {the}.'],
    ],
  },
  general: {
    benefit: [
      ['Merece a prateleira', 'As coisas vêm e vão. Guarde lugar para {the}.'],
      ['Não fica na gaveta', 'Algumas coisas acabam esquecidas. Ponha à vista {the}.'],
      ['Para uma terça qualquer', 'Nada de especial marcado. Passe-a com {the}.'],
    ],
    problem: [
      ['Ainda à procura?', 'Doze páginas abertas, dedo cansado. Feche onze e veja {the}.'],
      ['Escolhas demais?', 'Quarenta respostas, uma curta: {the}.'],
    ],
    question: [
      ['Para si ou para alguém?', 'Pode guardar. Também pode oferecer: {the}.'],
      ['Mimo ou presente?', 'Embrulhe {the}, ou não conte a ninguém.'],
    ],
    howTo: [
      ['Como escolher', 'Ainda se usa na segunda-feira? Então sim: {the}.'],
      ['Como acertar na escolha', 'Escreva o que precisa, risque o resto. Depois, veja {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
