import { type PromptVocabulary } from './prompt-vocabulary.ts'

/** Spanish. Add yours here. */
// oxfmt-ignore
export const es: PromptVocabulary = {
  colors: {
    white: 'blanco, color blanco', black: 'negro', red: 'rojo', blue: 'azul', 'light blue': 'azul claro, celeste', 'dark blue': 'azul oscuro', navy: 'azul marino',
    green: 'verde', 'light green': 'verde claro', 'dark green': 'verde oscuro', mint: 'verde menta, menta', olive: 'verde oliva', yellow: 'amarillo',
    orange: 'naranja, anaranjado', pink: 'rosa, rosado', 'light pink': 'rosa claro, rosa palido', purple: 'morado, purpura, violeta', lavender: 'lavanda', lilac: 'lila',
    brown: 'marron, castano', beige: 'beis, crudo', cream: 'color crema', grey: 'gris', 'dark grey': 'gris oscuro', gold: 'dorado, oro, de oro', silver: 'plateado, plata, de plata',
    turquoise: 'turquesa', burgundy: 'burdeos, granate, vino tinto', copper: 'cobre', mustard: 'mostaza', 'rose gold': 'oro rosa', ivory: 'marfil', amber: 'ambar', peach: 'melocoton',
  },
  materials: {
    ceramic: 'ceramica, de ceramica', porcelain: 'porcelana', stoneware: 'gres', clay: 'barro, arcilla', glass: 'vidrio, cristal', metal: 'metal, metalico', 'stainless steel': 'acero inoxidable',
    steel: 'acero', aluminium: 'aluminio', brass: 'laton', plastic: 'plastico', wooden: 'de madera', wood: 'madera', bamboo: 'bambu', fabric: 'tela, tejido', cotton: 'algodon',
    linen: 'lino', wool: 'lana', velvet: 'terciopelo', leather: 'cuero, piel', paper: 'papel', kraft: 'papel kraft', cardboard: 'carton', matte: 'mate', glossy: 'brillante, brillo',
  },
  parts: {
    background: 'fondo, fondo de color, fondo liso', 'transparent background': 'fondo transparente, sin fondo', 'gradient background': 'fondo degradado', wall: 'pared, pared de color, muro', cap: 'tapon',
    lid: 'tapa', handle: 'asa, mango', strap: 'correa', label: 'etiqueta', base: 'base', shade: 'pantalla',
  },
  places: {
    table: 'mesa', 'wooden table': 'mesa de madera', marble: 'marmol', oak: 'roble', walnut: 'nogal', concrete: 'hormigon, cemento, concreto', terrazzo: 'terrazo', stone: 'piedra',
    sand: 'arena', beach: 'playa', desert: 'desierto', sea: 'mar', ocean: 'oceano', water: 'agua', pool: 'piscina', leaves: 'hojas', plants: 'plantas', tropical: 'tropical', garden: 'jardin',
    forest: 'bosque', nature: 'naturaleza', window: 'ventana', room: 'habitacion', 'living room': 'salon, sala de estar', kitchen: 'cocina', bathroom: 'bano, cuarto de bano', desk: 'escritorio',
    office: 'oficina', bed: 'cama', bedroom: 'dormitorio', street: 'calle', city: 'ciudad', 'city lights': 'luces de la ciudad', restaurant: 'restaurante', bar: 'bar', studio: 'estudio',
    podium: 'podio, pedestal', arch: 'arco', steps: 'escalones, escaleras', snow: 'nieve', neon: 'neon, neones', christmas: 'navidad, navideno', party: 'fiesta', night: 'noche',
    evening: 'atardecer en la ciudad', summer: 'verano', winter: 'invierno', autumn: 'otono', spring: 'primavera', breakfast: 'desayuno', home: 'hogar, casa', gift: 'regalo',
    surface: 'superficie', cloth: 'mantel, pano', moss: 'musgo', flowers: 'flores', shelf: 'estante',
  },
  manners: {
    'golden hour': 'hora dorada', sunset: 'atardecer, puesta de sol', morning: 'manana, por la manana', 'morning light': 'luz de la manana, luz matinal, luz de manana',
    'soft light': 'luz suave, luz tenue', 'warm light': 'luz calida', warm: 'calido', cool: 'frio, fresco', 'bright light': 'luz brillante, mucha luz, luminoso', daylight: 'luz del dia, luz de dia',
    'natural light': 'luz natural', 'window light': 'luz de ventana, luz de la ventana', dramatic: 'dramatico', dark: 'oscuro', moody: 'sombrio', 'side light': 'luz lateral', 'studio light': 'luz de estudio',
    light: 'luz, iluminacion', sunny: 'soleado', candlelight: 'luz de velas', sun: 'sol', gradient: 'degradado', modern: 'moderno', vintage: 'antiguo', minimalist: 'minimalista', luxury: 'lujo, de lujo, lujoso', natural: 'natural',
    futuristic: 'futurista', artistic: 'artistico', professional: 'profesional', casual: 'informal', elegant: 'elegante', playful: 'divertido, jugueton', serious: 'serio', cheerful: 'alegre',
    calm: 'tranquilo, sereno, calma', energetic: 'energico', mysterious: 'misterioso', dreamy: 'sonador, onirico', bold: 'atrevido, audaz', rustic: 'rustico', cosy: 'acogedor', clean: 'limpio',
    simple: 'sencillo', vibrant: 'vibrante, vivo', colorful: 'colorido, de colores', festive: 'festivo', lifestyle: 'estilo de vida', 'high quality': 'alta calidad', photo: 'foto, fotografia, imagen',
    style: 'estilo, ambiente', product: 'producto', 'close-up': 'primer plano, primerisimo plano', 'top view': 'vista cenital, vista desde arriba, desde arriba, cenital', 'wide shot': 'plano general', 'low angle': 'contrapicado, desde abajo',
    'front view': 'vista frontal, de frente', 'high angle': 'picado', large: 'grande', small: 'pequeno', round: 'redondo',
  },
  turns: {
    on: 'sobre, encima de', in: 'en, dentro de', before: 'ante, delante de, frente a', beside: 'junto a, al lado de', by: 'cerca de, entre', against: 'contra', under: 'bajo, debajo de', at: 'al', and: 'y, e',
    with: 'con', of: 'de, del', without: 'sin', for: 'para, por', a: 'un, una, unos, unas', the: 'el, la, los, las, lo', two: 'dos', three: 'tres', very: 'muy', to: 'a', its: 'su, sus', my: 'mi',
  },
}
