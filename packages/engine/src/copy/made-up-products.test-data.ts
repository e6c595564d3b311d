import { type CopyRequest, copyRequestSchema } from '@adloom/domain/copy.ts'

const page = (title: string, description: string, brand: string | null, amount: number | null, more: object = {}): CopyRequest =>
  copyRequestSchema.parse({
    title,
    description,
    facts: { brand, ...(amount === null ? {} : { price: { amount, currency: 'EUR' } }), ...more },
  })

const rated = (value: number, count: number): object => ({ rating: { value, count } })

/** Forty products of sample shops, of many kinds: with and without brand, price, rating, features and number in their noun. */
export const madeUpProducts: readonly CopyRequest[] = [
  page('Tideline Stoneware Mug, 350 ml', 'Thrown by hand and glazed in blue. Dishwasher safe.', 'Tideline', 24, rated(4.8, 212)),
  page('Harbour Wireless Headphones', 'Noise cancelling, with 30 hours of battery. Folds flat.', 'Harbour', 149),
  page('Fjord Three-Seat Sofa', 'Solid oak frame, removable covers, seats 3.', 'Norrhem', 1299.5),
  page('Ridge Leather Chelsea Boots', 'Full-grain leather, waterproof, non-slip soles.', 'Ridge', 129, rated(4.6, 1804)),
  page('Saltmarsh Face Serum 30 ml', 'With hyaluronic acid. Fragrance free and vegan.', 'Saltmarsh', 19.9),
  page('Core 40 Air Purifier', 'HEPA filter, 24 dB at night, app control.', 'Averin', 199),
  page('Beacon Table Lamp', 'Oak foot, linen shade, dimmable.', null, 89),
  page('Night Market Jigsaw Puzzle', 'A puzzle of 1000 pieces in a gift box for Christmas.', 'Papertown', 17),
  page('North Loft Espresso 1 kg', 'Organic whole beans.', 'North Loft', 26),
  page('Biscuit Dog Bed', 'Memory foam with a removable cover.', 'Biscuit', 59),
  page('Alder Dining Table', 'Solid oak, oiled, for 6 people.', 'Alder', 740),
  page('Aune Ring', 'Sterling silver with a pearl.', 'Aune', 310),
  page('Vale Linen Duvet Cover', 'Linen, machine washable.', 'Vale', 119),
  page('Pier Canvas Tote Bag', 'Canvas with an inner pocket and a shoulder strap.', 'Pier', 34),
  page('Kaia City Bike', 'Aluminium frame, 7-speed.', 'Kaia', 640),
  page('Forge Cast Iron Skillet', 'Cast iron, oven safe, suits induction.', 'Forge', 58, {
    price: { amount: 58, currency: 'EUR', before: 72 },
  }),
  page('Larch Tent', 'A 2-person tent, waterproof and light.', 'Larch', 210),
  page('Meridian Watch', 'Stainless steel, water resistant to 50 m.', 'Meridian', 420, { availability: 'out-of-stock' }),
  page('Sol Classical Guitar', 'Solid wood top, made by hand.', 'Sol', 380),
  page('Lumen Desk Lamp', 'LED light, dimmable, touch control, USB-C.', 'Lumen', 49, rated(4.4, 87)),
  page('Maison Scented Candle', 'Soy wax, 40 hours of burn time.', 'Maison', 32),
  page('Bloom Eau de Parfum 50 ml', 'In a gift box.', 'Bloom', 78),
  page('Otto Toy Car', 'Beech wood, oiled.', 'Otto', 22),
  page('Cloud Baby Blanket', 'Organic cotton, machine washable.', 'Cloud', 39),
  page('Stride Running Shoes', 'Breathable and light.', 'Stride', 110, rated(4.7, 903)),
  page('Peak Down Jacket', 'Down filling, windproof, with hood.', 'Peak', 189),
  page('Terra Plant Pot', 'Terracotta for indoors and outdoors.', 'Terra', 18),
  page('Grain Cutting Board', 'Walnut, oiled.', 'Grain', 46),
  page('Quiet Hours Novel', 'Hardcover, 320 pages.', null, 21),
  page('Supper Club Cookbook', '80 recipes, hardcover.', null, 30),
  page('Fern Shampoo 250 ml', 'Silicone free, vegan.', 'Fern', 14),
  page('Clay Lipstick', 'Vegan.', 'Clay', 16),
  page('Bolt Cordless Drill', 'Cordless, with 2 batteries.', 'Bolt', 139),
  page('Glide Cordless Vacuum Cleaner', 'Cordless, 40 minutes run time.', 'Glide', 249),
  page('Pixel Mirrorless Camera', '24 megapixels, Wi-Fi.', 'Pixel', 899),
  page('Sentry Security Camera', 'Night vision, motion sensor, two-way audio.', 'Sentry', 69),
  page('Arc Laptop 14', '14-inch display, USB-C.', 'Arc', 1099),
  page('Wave Yoga Mat', 'Natural rubber, non-slip.', 'Wave', 48),
  page('Zalvo', '', null, null),
  copyRequestSchema.parse({}),
]
