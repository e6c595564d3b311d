import { type CopyRequest, copyRequestSchema } from '@adloom/domain/copy.ts'
import { type Passage } from '@adloom/domain/product.ts'

type Lines = Partial<Record<Passage['place'], readonly string[]>>

/** A page as the reader returns it: its passages by place, in this order. */
export const pageOf = (title: string | null, lines: Lines, facts: object = {}, more: object = {}): CopyRequest =>
  copyRequestSchema.parse({
    title,
    description: lines.description?.join(' ') ?? null,
    facts: {
      ...facts,
      // Object.entries loses the key type.
      passages: (Object.entries(lines) as [Passage['place'], readonly string[]][]).flatMap(([place, texts]) =>
        texts.map((text) => ({ place, text })),
      ),
    },
    ...more,
  })

const usd = (amount: number, before?: number): object => ({
  price: { amount, currency: 'USD', ...(before === undefined ? {} : { before }) },
})
const rated = (value: number, count: number): object => ({ rating: { value, count } })

/** Sentences of shops, labels and small print that appear on product pages and belong in no ad. */
export const boilerplate: readonly string[] = [
  'Free shipping on all orders over $50.',
  'Add to cart and check out with our newsletter code.',
  'Sign up for our newsletter and get 10% off your first order.',
  'Machine wash cold with like colors. Do not bleach. Tumble dry low.',
  'WARNING: Choking hazard, small parts.',
  'Keep out of reach of children.',
  'SKU: 88213377. UPC 0123456789012.',
  'ASIN B0ZZZZ9999',
  'Actual color may vary due to your screen settings.',
  'See our return policy for details.',
  'Batteries not included.',
  '© Trailhead Goods, all rights reserved.',
  'Customers also viewed',
  'https://shop.example/help',
]

/** Twelve pages of sample shops in the styles real pages have: prose, points with titles, bare lists, shouting, glued lines, tables. */
export const madeUpPages = {
  /** Prose in a calm tone. */
  shoes: pageOf(
    "Women's Fernway Runner 2 - Oat (Oat Sole) | Hollin",
    {
      description: [
        'The Fernway Runner is made for long days on your feet. A breathable knit upper keeps air moving on warm days, and the merino lining feels soft against bare skin.',
        'The midsole is made of foam pressed from castor beans. It cushions every step without adding weight.',
        'The Fernway Runner is not waterproof, so keep it for dry days.',
      ],
      highlight: ['Machine washable knit upper', 'Merino wool lining', 'Weighs 240 g in size 8', 'Laces made from recycled bottles'],
      specification: ['Upper: Knit merino', 'Heel drop: 6 mm', 'Style number: HF-220719'],
      delivery: ['Free shipping on orders over $75'],
      returns: ['30-day returns, worn or not'],
    },
    { brand: 'Hollin', siteName: 'Hollin', ...usd(110), ...rated(4.6, 1804), categoryPath: ['Women', 'Shoes', 'Running Shoes'] },
  ),
  /** Points with a title before a colon. */
  cookware: pageOf(
    'OAKHEARTH Cast Iron Skillet, 12-Inch Pre-Seasoned Frying Pan with Two Pour Spouts, Black',
    {
      highlight: [
        'EVEN HEAT: The thick base spreads heat evenly, so pancakes brown at the edge as they do in the middle.',
        'READY TO COOK: Rubbed with flaxseed oil and baked twice before it leaves the foundry.',
        'FROM STOVE TO OVEN: Works on gas, electric and induction cooktops and is oven safe to 500 °F.',
        'Two pour spouts drain fat from either side (left or right).',
        'The skillet is not dishwasher safe.',
      ],
      description: [
        'A cast iron skillet gets better with every meal. Ours is poured in one piece in a small foundry in Ohio.',
        'Hand wash with warm water and dry at once. Do not soak.',
      ],
      specification: ['Material: Cast iron', 'Diameter: 12 in', 'Item weight: 5.4 lb', 'UPC: 850012345678'],
    },
    { brand: 'OAKHEARTH', siteName: 'Amblestone', ...usd(34.95, 49.95), ...rated(4.8, 5210), category: 'Skillets' },
  ),
  /** A short, dry page with measurements. */
  lamp: pageOf(
    'Beacon Table Lamp',
    {
      description: [
        'A turned oak foot carries a shade of pleated linen. The dimmer turns from reading light to a soft evening glow.',
        '14" wide x 22" high. Bulb not included. Max. 60 W.',
      ],
      highlight: ['Solid oak foot', 'Pleated linen shade', 'Touch dimmer with three levels', '2 m fabric cord'],
    },
    { brand: 'Norrlight', ...usd(189), ...rated(3.4, 812), categoryPath: ['Lighting', 'Table Lamps'] },
  ),
  /** First-person sentences and praise. */
  soap: pageOf(
    'Cedar & Sea Salt Bar Soap 5 oz',
    {
      description: [
        'We make this soap in our kitchen in small batches, because we could not find one we liked! The best soap ever!!!',
        'Coarse sea salt scrubs away dirt while cedar oil leaves a woody scent. The bar lathers richly and lasts for weeks.',
        'Free from palm oil, parabens and dyes.',
      ],
      highlight: ['Lathers richly in hard water', 'Cold-processed and cured for six weeks', 'Wrapped in recycled paper'],
      review: ['My skin has never felt better, I bought ten of them!'],
    },
    { brand: 'Fjell & Co', ...usd(9.5), ...rated(4.8, 5), category: 'Bath & Body' },
  ),
  /** An outdoor page with numbers, conditions and asides. */
  tent: pageOf(
    'Ridgeway Larch 2-Person Backpacking Tent (3-Season), Forest Green',
    {
      description: [
        'The Larch pitches in four minutes with a single pole. Two doors and two porches mean nobody climbs over anybody.',
        'When it rains, the bathtub floor keeps water out. Weighs 2.1 kg (4.6 lb) and packs down to 45 cm.',
        'If you camp in winter, choose a four-season tent instead.',
      ],
      highlight: [
        'Pitches in 4 minutes',
        'Packs down to 45 cm',
        'Double-wall design fights condensation',
        'Aluminium pegs and repair sleeve included',
      ],
      guarantee: ['Lifetime guarantee on poles and seams'],
      badge: ['Gear Lab Award winner 2025'],
    },
    { brand: 'Ridgeway', ...usd(249, 299), ...rated(4.7, 903), categoryPath: ['Camping', 'Tents'] },
  ),
  /** Search words and bullets of a marketplace. */
  earbuds: pageOf(
    'VOXLY Wireless Earbuds, Bluetooth 5.3 Headphones with Noise Cancelling Mic, 40H Playtime, IPX5 Waterproof, Black',
    {
      highlight: [
        '【40 Hours of Playtime】The earbuds play for 8 hours on a charge, and the case adds another 32 hours.',
        '【Clear Calls】Four microphones pick up your voice and filter wind and traffic.',
        '【Comfortable Fit】Three sizes of silicone tips keep the earbuds in place while you run.',
        '【What You Get】1 x Earbuds, 1 x Charging Case, 1 x USB-C Cable, 3 x Ear Tips. Compatible with Bose and Sony apps.',
      ],
      question: ['Q: Do they work with one ear only? A: Yes, each earbud works alone.'],
    },
    { brand: 'VOXLY', siteName: 'Amblestone', ...usd(39.99, 59.99), ...rated(4.4, 23_118), category: 'Headphones' },
  ),
  /** A fashion page with fit notes and a care label. */
  tshirt: pageOf(
    'Harbor Heavyweight Tee',
    {
      description: [
        'The Harbor Tee is cut from 240 g organic cotton jersey that holds its shape wash after wash. A double-stitched collar never curls.',
        'Model is 6\'1" and wears a size M. Runs small, order a size up.',
        'Garment-dyed in Portugal, the tee softens with every wear.',
      ],
      highlight: ['100% organic cotton', 'Garment-dyed in Portugal', 'Relaxed fit', 'Machine wash cold, tumble dry low'],
    },
    { brand: 'Saltline', ...usd(48), ...rated(4.5, 312), categoryPath: ['Men', 'T-Shirts'], availability: 'in-stock' },
  ),
  /** Glued lines, as badly marked up pages have them. */
  tea: pageOf(
    'Mountain Oolong Loose Leaf Tea, 100 g',
    {
      description: [
        'A half-oxidised oolong from high gardens, with notes of orchid and warm butter.IngredientsOolong tea leavesBrew at 90 °C for three minutes.',
        'The leaves unfold slowly and give five infusions. Picked by hand in April. Contains caffeine.',
      ],
      highlight: ['Five infusions from one spoon', 'Picked by hand in April', 'Resealable pouch keeps leaves fresh'],
    },
    { brand: 'North Loft', ...usd(18), category: 'Tea' },
  ),
  /** A toy with warnings. */
  toy: pageOf(
    'Otto Wooden Stacking Train',
    {
      description: [
        'Twelve beech blocks stack into a train, a tower or a bridge. Rounded corners are gentle on small hands.',
        'WARNING: CHOKING HAZARD - Small parts. Not for children under 3 years.',
        'The wheels roll quietly on wooden floors. Painted with water-based colors that do not flake.',
      ],
      highlight: ['Solid beech wood', '12 blocks and 4 magnetic couplings', 'Water-based colors'],
    },
    { brand: 'Otto', ...usd(36), ...rated(4.9, 88), categoryPath: ['Toys', 'Wooden Toys'] },
  ),
  /** A table of facts with a paragraph. */
  desk: pageOf(
    'Alder Standing Desk, 140 x 70 cm, Oak/White',
    {
      description: [
        'Two quiet motors lift the desk from 62 to 127 cm in twelve seconds. Four memory keys remember your heights.',
        'The top is made of solid oak and oiled by hand. An anti-collision sensor stops the desk when it meets a chair.',
      ],
      specification: ['Load capacity: 120 kg', 'Top: Solid oak, oiled', 'Noise: under 45 dB', 'Width: 140 cm', 'Assembly: 30 minutes'],
      guarantee: ['10-year guarantee on frame and motors'],
    },
    { brand: 'Alder', ...usd(740), availability: 'in-stock', category: 'Desks' },
  ),
  /** Claims that hold under a condition or without something. */
  bikeLight: pageOf(
    'Glint 600 Bike Light',
    {
      description: [
        'Glint lights the road 90 m ahead without dazzling oncoming drivers. If the battery runs low, the light dims to save power.',
        'Clips to any handlebar without tools. Charges over USB-C in two hours.',
        'Avoid looking into the beam. The mount does not fit aero bars.',
      ],
      highlight: ['600 lumens', 'Up to 20 hours of light', 'IPX6 waterproof', 'No tools needed'],
    },
    { brand: 'Glint', ...usd(55), ...rated(4.2, 19), categoryPath: ['Cycling', 'Lights'], availability: 'out-of-stock' },
  ),
  /** A book, with praise in quotation marks. */
  book: pageOf(
    'The Slow Kitchen: 80 Recipes for Long Sundays',
    {
      description: [
        'Ada Brandt cooks the way her grandmother did: slowly, with few pots and much patience. The book gathers 80 recipes that need more time than work.',
        '“A book to read in bed,” wrote the Marsh Courier.',
        'Each recipe comes with a story and a plan for the day. Hardcover, 320 pages. ISBN 978-0-000-00000-2.',
      ],
    },
    { siteName: 'Quill & Crumb', ...usd(30), category: 'Cookbooks' },
  ),
} as const satisfies Readonly<Record<string, CopyRequest>>

/** A page of the same mug in each language that copy is written in, except English. */
export const foreignPages = {
  de: pageOf(
    'Handgedrehter Becher »Klara« 350 ml, Steinzeug',
    {
      description: [
        'Der Becher »Klara« hält den Tee lange warm und liegt gut in der Hand. Er ist von Hand gedreht und mit einer blauen Glasur überzogen.',
        'Die Glasur ist frei von Blei. Der Becher ist spülmaschinenfest und passt unter jede Kaffeemaschine.',
      ],
      highlight: ['Steinzeug aus dem Westerwald', 'Spülmaschinenfest', 'Fasst 350 ml'],
    },
    { brand: 'KLARA', price: { amount: 24, currency: 'EUR', before: 32 }, rating: { value: 4.7, count: 212 } },
  ),
  fr: pageOf(
    'Tasse en grès « Claire » 350 ml',
    {
      description: [
        'La tasse garde le thé chaud pendant une heure et tient bien dans la main. Elle est tournée à la main dans un atelier de Bretagne.',
        'Elle passe au lave-vaisselle et au micro-ondes sans perdre sa couleur.',
      ],
      highlight: ['Grès émaillé à la main', 'Passe au lave-vaisselle'],
    },
    { brand: 'Claire', price: { amount: 24, currency: 'EUR' } },
  ),
  es: pageOf(
    'Taza de gres «Clara» 350 ml',
    {
      description: [
        'La taza mantiene el té caliente durante una hora y se sujeta muy bien con la mano. Está torneada a mano en un taller de Galicia.',
        'Es apta para lavavajillas y microondas, y su esmalte no contiene plomo.',
      ],
      highlight: ['Gres esmaltado a mano', 'Apta para lavavajillas'],
    },
    { brand: 'Clara', price: { amount: 24, currency: 'EUR' } },
  ),
  it: pageOf(
    'Tazza in gres «Chiara» 350 ml',
    {
      description: [
        'La tazza mantiene il tè caldo per un’ora e si tiene bene in mano. È tornita a mano in un laboratorio di Faenza.',
        'È lavabile in lavastoviglie e il suo smalto non contiene piombo.',
      ],
      highlight: ['Gres smaltato a mano', 'Lavabile in lavastoviglie'],
    },
    { brand: 'Chiara', price: { amount: 24, currency: 'EUR' } },
  ),
  nl: pageOf(
    'Handgedraaide beker »Klaartje« 350 ml, steengoed',
    {
      description: [
        'De beker houdt thee lang warm en ligt goed in de hand. Hij is met de hand gedraaid in een atelier in Delft.',
        'Het glazuur is vrij van lood en de beker kan in de vaatwasser.',
      ],
      highlight: ['Met de hand geglazuurd steengoed', 'Geschikt voor de vaatwasser'],
    },
    { brand: 'Klaartje', price: { amount: 24, currency: 'EUR' } },
  ),
  pt: pageOf(
    'Caneca de grés «Clarinha» 350 ml',
    {
      description: [
        'A caneca mantém o chá quente durante uma hora e é muito fácil de segurar. É torneada à mão numa oficina de Barcelos.',
        'Pode ir à máquina de lavar louça e o seu esmalte não contém chumbo.',
      ],
      highlight: ['Grés esmaltado à mão', 'Vai à máquina de lavar louça'],
    },
    { brand: 'Clarinha', price: { amount: 24, currency: 'EUR' } },
  ),
} as const satisfies Readonly<Record<string, CopyRequest>>

/** A page in a language without data here. */
export const swedishPage = pageOf(
  'Handdrejad mugg i stengods 35 cl',
  {
    description: [
      'Muggen håller teet varmt länge och ligger skönt i handen. Den är drejad för hand och glaserad i blått.',
      'Glasyren tål diskmaskin och bleknar inte med åren.',
    ],
    highlight: ['Tål diskmaskin', 'Rymmer 35 cl', 'Drejad för hand i Gustavsberg'],
  },
  { brand: 'Strandvik', price: { amount: 249, currency: 'SEK' }, rating: { value: 4.7, count: 212 } },
)
