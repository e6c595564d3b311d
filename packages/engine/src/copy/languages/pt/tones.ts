import { type Tone } from '@adloom/domain/copy.ts'
import { type ToneWords } from '../phrasebook.ts'

/** Portuguese in the manners a text can be asked for in; all in the third person, which both sides of the Atlantic read as polite. */
export const portugueseTones: Readonly<Record<Tone, ToneWords>> = {
  friendly: {
    phrases: {
      benefit: [
        ['Uma coisa boa para hoje', 'Olá! Puxe uma cadeira e fique com {the}.'],
        ['Hoje merece um mimo', 'Sem razão nenhuma: {the}.'],
      ],
      feature: [
        ['{headFact}. Que tal?', 'Venha conhecer {the}.'],
        ['As pequenas coisas contam', 'Ainda bem que perguntou {byThe}.'],
      ],
      problem: [
        ['Sabemos como é', 'Não faz mal. Aqui tem {the}.'],
        ['Um dia daqueles?', 'Respire fundo. Depois, {the}.'],
      ],
      audience: [
        ['Que bom ver gente', 'Seja como for o dia, há {the}.'],
        ['Com quem vai dividir?', 'Chame alguém e mostre {the}.'],
      ],
      offer: [
        ['{price}, com um sorriso', 'É quanto pedimos {byThe}.'],
        ['Boas notícias: {price}', 'Leve para casa {the}.'],
      ],
      proof: [
        ['{count} pessoas, {rating} em 5', 'Foram simpáticas com {the}. Obrigado.'],
        ['Obrigado às {count} pessoas', 'Deram {rating} em 5 {toThe}.'],
      ],
      season: [
        ['Dias bons pela frente', 'Embrulhe {the} para alguém de quem gosta.'],
        ['Uma lembrança', 'Para quem mora ao lado, ou longe: {the}.'],
      ],
      question: [
        ['Como vai o dia?', 'Um pouco mais leve com {the}, esperamos.'],
        ['Vamos lá?', 'A hora é sua. Da nossa parte, {the}.'],
      ],
      'how-to': [
        ['Um conselho entre amigos', 'Deixe {the} onde se veja.'],
        ['Por aqui, faz-se assim', 'Pegue um café, sente-se, olhe com calma para {the}.'],
      ],
      brand: [
        ['Olá da nossa parte', 'Temos vontade de lhe mostrar {the}.'],
        ['Feito o convite', 'Com carinho, da nossa casa: {the}.'],
      ],
    },
    openings: ['Olá!', 'Que bom ver gente por aqui.', 'Temos uma coisa simpática.'],
    closings: ['Venha ver.', 'Fique à vontade.', 'A porta está aberta.'],
    swaps: [
      [/(?<!\p{L})Consulte(?!\p{L})/gu, 'Veja'],
      [/(?<!\p{L})Queira (?=\p{L})/gu, 'Pode '],
      [/(?<!\p{L})fotografias(?!\p{L})/gu, 'fotos'],
      [/(?<!\p{L})adquirir(?!\p{L})/gu, 'levar'],
    ],
  },
  formal: {
    phrases: {
      benefit: [
        ['Pensado para o dia a dia', 'Temos o gosto de apresentar {the}.'],
        ['Uma escolha ponderada', 'Convidamos a conhecer {the}.'],
      ],
      feature: [
        ['{headFact}', 'Em resumo, {the}.'],
        ['Os detalhes, em resumo', 'Convidamos a consultar a ficha {ofThe}.'],
      ],
      problem: [
        ['Uma dificuldade conhecida', 'Para estes casos, propomos {the}.'],
        ['Existe uma alternativa', 'Pedimos que considere {the}.'],
      ],
      audience: [
        ['Para a casa e a rotina', 'Ao seu dispor: {the}.'],
        ['Quando lhe for oportuno', 'Recomendamos uma leitura atenta sobre {the}.'],
      ],
      offer: [
        ['Disponível por {price}', 'É o preço atual {ofThe}.'],
        ['Preço atual: {price}', 'Pode encomendar {the} a qualquer momento.'],
      ],
      proof: [
        ['{rating} em 5', 'Avaliação de {count} clientes sobre {the}.'],
        ['Avaliação média: {rating} em 5', 'Com base em {count} avaliações {ofThe}.'],
      ],
      season: [
        ['Um presente a considerar', 'Para uma data especial, {the}.'],
        ['Com os nossos cumprimentos', 'Um presente que o diz com discrição: {the}.'],
      ],
      question: [
        ['Permite uma sugestão?', 'Teríamos gosto em mostrar {the}.'],
        ['Procura algo semelhante?', 'Permita que lhe apresentemos {the}.'],
      ],
      'how-to': [
        ['Uma recomendação', 'Escolha com calma. Em seguida, considere {the}.'],
        ['Como escolher', 'Leia os detalhes {ofThe} e compare.'],
      ],
      brand: [
        ['Da nossa casa', 'Temos o gosto de apresentar {the}.'],
        ['A nossa casa, a sua escolha', 'Convidamos a descobrir {the}.'],
      ],
    },
    openings: ['Temos o gosto de apresentar:', 'Com os nossos cumprimentos.', 'Permita uma sugestão.'],
    closings: ['Aguardamos a sua visita.', 'Consulte os detalhes.', 'Estamos ao seu dispor.'],
    swaps: [
      [/(?<!\p{L})Olá!/gu, 'Bom dia.'],
      [/(?<!\p{L})fotos(?!\p{L})/gu, 'fotografias'],
      [/(?<!\p{L})tralha(?!\p{L})/gu, 'desordem'],
      [/(?<!\p{L})mimo(?!\p{L})/gu, 'presente'],
      [/(?<!\p{L})Veja(?!\p{L})/gu, 'Consulte'],
      [/(?<!\p{L})a gente(?!\p{L})/gu, 'nós'],
    ],
  },
  playful: {
    phrases: {
      benefit: [
        ['Psst. Aqui.', 'Alguém já se divertiu com {the}. Agora é a sua vez.'],
        ['Segunda-feira? Calma.', 'Ainda há café. E há {the}.'],
      ],
      feature: [
        ['{headFact}. Tcharan!', 'Letra pequena, sorriso largo: {the}.'],
        ['Sem truques na manga', 'Só {the}. Bom, quase.'],
      ],
      problem: [
        ['Ai, outra vez não', 'Há um plano B. Chama-se {the}.'],
        ['Houston? Resolvido.', 'Mantenha a calma e chame {the}.'],
      ],
      audience: [
        ['Procura-se boa disposição', 'Pode juntar-se {toThe}.'],
        ['Precisa-se de reforço', 'A contratação do dia: {the}.'],
      ],
      offer: [
        ['{price}? Sim, {price}.', 'Conte outra vez. Depois, leve {the}.'],
        ['O porquinho disse que sim', '{price} e pronto: {the}.'],
      ],
      proof: [
        ['{count} pessoas sem vergonha', '{rating} em 5 para {the}. Fica dito.'],
        ['{rating} em 5. Até cora.', '{count} pessoas tinham algo a dizer sobre {the}.'],
      ],
      season: [
        ['Qualquer desculpa serve', 'O bolo é opcional. Mas há {the}.'],
        ['Surpresa!', 'Esconda {the} atrás das costas e conte até três.'],
      ],
      question: [
        ['Cara ou coroa?', 'Em qualquer dos casos, {the}.'],
        ['Preparar, apontar?', 'Vá buscar {the}.'],
      ],
      'how-to': [
        ['Como vencer uma terça', 'Passo um: {the}. Passo dois: ver o passo um.'],
        ['Instruções: nenhuma', 'O resto combina-se com {the}.'],
      ],
      brand: [
        ['Tanto barulho por quê?', 'Por causa {ofThe}, claro.'],
        ['Adivinhe quem é', 'Somos nós. Com {the}.'],
      ],
    },
    openings: ['Psst.', 'Adivinhe.', 'Tcharan!'],
    closings: ['Fica dito.', 'A jogada é sua.', 'E não conte a ninguém.'],
    swaps: [
      [/(?<!\p{L})Consulte(?!\p{L})/gu, 'Veja'],
      [/(?<!\p{L})Bom dia\./gu, 'Olá!'],
      [/(?<!\p{L})fotografias(?!\p{L})/gu, 'fotos'],
    ],
  },
}
