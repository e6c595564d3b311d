import { type PromptVocabulary } from './prompt-vocabulary.ts'

/** Portuguese, of Portugal and Brazil. Add yours here. */
// oxfmt-ignore
export const pt: PromptVocabulary = {
  colors: {
    white: 'branco', black: 'preto, negro', red: 'vermelho', blue: 'azul, azuis', 'light blue': 'azul claro, azul celeste', 'dark blue': 'azul escuro', navy: 'azul marinho', green: 'verde', 'light green': 'verde claro', 'dark green': 'verde escuro', mint: 'verde menta, menta', olive: 'verde oliva', yellow: 'amarelo', orange: 'laranja, cor de laranja',
    pink: 'rosa, cor de rosa, cor-de-rosa', 'light pink': 'rosa claro', purple: 'roxo, purpura, violeta', lavender: 'lavanda', lilac: 'lilas', brown: 'castanho, marrom', cream: 'creme', grey: 'cinza, cinzento', 'dark grey': 'cinza escuro', gold: 'dourado, ouro', silver: 'prateado, prata', turquoise: 'turquesa', burgundy: 'bordo, vinho tinto, bordeaux',
    copper: 'cobre', mustard: 'mostarda', 'rose gold': 'ouro rosa, rose', ivory: 'marfim', amber: 'ambar', peach: 'pessego', beige: 'bege',
  },
  materials: {
    ceramic: 'ceramica', porcelain: 'porcelana', stoneware: 'gres', clay: 'barro, argila', glass: 'vidro', crystal: 'cristal', metal: 'metal, metalico', 'stainless steel': 'aco inoxidavel, aco inox, inox', steel: 'aco', aluminium: 'aluminio', brass: 'latao', plastic: 'plastico', wood: 'madeira', wooden: 'de madeira', bamboo: 'bambu', fabric: 'tecido',
    cotton: 'algodao', linen: 'linho', wool: 'la', velvet: 'veludo', leather: 'couro, pele', paper: 'papel', kraft: 'papel kraft, papel pardo', cardboard: 'cartao, papelao', matte: 'mate, fosco', glossy: 'brilhante',
  },
  parts: {
    background: 'fundo, fundo de cor', 'transparent background': 'fundo transparente, sem fundo', 'gradient background': 'fundo degrade, fundo gradiente, fundo em degrade', wall: 'parede, muro', cap: 'tampa', lid: 'tampa de cima', handle: 'alca, pega, asa', strap: 'correia', label: 'rotulo, etiqueta', base: 'base', shade: 'abajur',
  },
  places: {
    table: 'mesa', 'wooden table': 'mesa de madeira', marble: 'marmore', oak: 'carvalho', walnut: 'nogueira', concrete: 'betao, concreto, cimento', terrazzo: 'granilite', stone: 'pedra', sand: 'areia', beach: 'praia', desert: 'deserto', sea: 'mar', water: 'agua', pool: 'piscina', lake: 'lago', leaves: 'folhas, folhagem', plants: 'plantas', tropical: 'tropical',
    garden: 'jardim', forest: 'floresta', nature: 'natureza', window: 'janela', room: 'quarto, sala', 'living room': 'sala de estar', kitchen: 'cozinha', bathroom: 'casa de banho, banheiro', desk: 'secretaria, escrivaninha', office: 'escritorio', bed: 'cama', street: 'rua', city: 'cidade', 'city lights': 'luzes da cidade', restaurant: 'restaurante',
    studio: 'estudio', podium: 'podio, pedestal', arch: 'arco', steps: 'degraus, escadas', snow: 'neve', neon: 'neon', christmas: 'natal, natalicio', party: 'festa', night: 'noite', evening: 'serao', summer: 'verao', winter: 'inverno', autumn: 'outono', spring: 'primavera', breakfast: 'pequeno-almoco, cafe da manha', home: 'casa', gift: 'presente', surface: 'superficie',
    cloth: 'toalha, pano', flowers: 'flores', counter: 'bancada', shelf: 'prateleira',
  },
  manners: {
    'golden hour': 'hora dourada', sunset: 'por do sol, por-do-sol, entardecer', morning: 'manha, pela manha', 'morning light': 'luz da manha, luz matinal', 'soft light': 'luz suave, luz difusa', 'warm light': 'luz quente', warm: 'quente', cool: 'frio', 'bright light': 'luz brilhante, luz forte, luminoso', daylight: 'luz do dia', 'natural light': 'luz natural',
    'window light': 'luz da janela', dramatic: 'dramatico', dark: 'escuro', 'side light': 'luz lateral', 'studio light': 'luz de estudio', light: 'luz, iluminacao', sunny: 'ensolarado', sun: 'sol', candlelight: 'luz de velas', gradient: 'degrade, gradiente', modern: 'moderno', vintage: 'antigo', minimalist: 'minimalista', luxury: 'luxo, de luxo, luxuoso', natural: 'natural, naturais',
    futuristic: 'futurista', artistic: 'artistico', professional: 'profissional', casual: 'informal', elegant: 'elegante', playful: 'divertido, brincalhao', serious: 'serio', cheerful: 'alegre', calm: 'calmo, tranquilo, sereno', energetic: 'energico', mysterious: 'misterioso', dreamy: 'onirico, sonhador', bold: 'ousado, arrojado', rustic: 'rustico', cosy: 'acolhedor, aconchegante',
    clean: 'limpo', simple: 'simples', vibrant: 'vibrante, vivo', colorful: 'colorido', festive: 'festivo', industrial: 'industrial', 'high quality': 'alta qualidade', photo: 'foto, fotografia, imagem', style: 'estilo, ambiente', product: 'produto', 'close-up': 'primeiro plano, grande plano, plano fechado', 'top view': 'vista de cima, de cima, vista superior, visto de cima',
    'wide shot': 'plano geral, plano aberto', 'low angle': 'de baixo, contra-picado, contra picado', 'front view': 'vista frontal, de frente', large: 'grande', small: 'pequeno', round: 'redondo',
  },
  turns: {
    on: 'sobre, em cima de, em cima da, em cima do', in: 'em, no, na, nos, nas, num, numa, dentro de', before: 'diante de, em frente a, perante, a frente de', beside: 'ao lado de, ao lado da, ao lado do, junto a, perto de', by: 'entre', against: 'contra', under: 'sob, debaixo de', and: 'e', with: 'com', of: 'de, do, da, dos, das', without: 'sem', for: 'para, por',
    a: 'um, uma, uns, umas', the: 'o, os, a, as', two: 'dois, duas', three: 'tres', very: 'muito', at: 'ao, a', its: 'seu, sua', my: 'meu, minha',
  },
}
