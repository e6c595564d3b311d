import { type ProductKindId } from '@adloom/renderer/shapes.ts'

/** A name that an outline alone can justify. */
export interface OutlineName {
  /** As in the lexicon, no more specific than an outline allows: a loafer and a sneaker have the same. */
  readonly name: string
  /** Kinds whose drawn outlines stand for it. */
  readonly kinds: readonly ProductKindId[]
  /** Further lexicon names of things with this outline: words that name one of them agree with the outline. */
  readonly alsoCalled?: readonly string[]
  /** One of these colours must be among the product's. */
  readonly colors?: readonly string[]
}

/**
 * Outlines that may be named. Add yours here, then run `node bench/categories.ts --fit`. Kinds that are missing look like too many other things (a
 * box, a ball, a jar, folded clothes): they are learnt only to be told apart from these.
 */
export const outlineNames: readonly OutlineName[] = [
  { name: 'Coffee Mug', kinds: ['mug'], alsoCalled: ['Travel Mug'] },
  {
    name: 'Bottle',
    kinds: ['bottle', 'tumbler', 'wine'],
    alsoCalled: [
      'Water Bottle',
      'Wine Bottle',
      'Wine',
      'Beer',
      'Juice',
      'Spirits',
      'Olive Oil',
      'Soft Drink',
      'Milk',
      'Perfume',
      'Shampoo',
      'Serum',
      'Body Lotion',
    ],
  },
  { name: 'Headphones', kinds: ['headphones'] },
  { name: 'Table Lamp', kinds: ['lamp'], alsoCalled: ['Lamp'] },
  { name: 'Plant', kinds: ['plant'], alsoCalled: ['Plant Pot'], colors: ['green', 'teal'] },
  { name: 'Dumbbell', kinds: ['dumbbell'] },
  { name: 'Rubber Duck', kinds: ['duck'] },
  { name: 'Sofa', kinds: ['sofa'] },
  { name: 'Chair', kinds: ['chair'], alsoCalled: ['Office Chair'] },
  { name: 'Table', kinds: ['table'], alsoCalled: ['Side Table', 'Coffee Table', 'Desk'] },
  { name: 'Laptop', kinds: ['laptop'] },
  { name: 'Shoes', kinds: ['sneaker'], alsoCalled: ['Sneakers', 'Running Shoes', 'Slippers'] },
  { name: 'Boots', kinds: ['boot'] },
  { name: 'Ring', kinds: ['ring'] },
  { name: 'Bag', kinds: ['handbag', 'tote'], alsoCalled: ['Handbag', 'Tote Bag'] },
  { name: 'Backpack', kinds: ['backpack'] },
  { name: 'Sunglasses', kinds: ['sunglasses'], alsoCalled: ['Eyeglasses'] },
  { name: 'Cap', kinds: ['cap'] },
  { name: 'Shirt', kinds: ['t-shirt'], alsoCalled: ['T-Shirt', 'Polo Shirt'] },
  { name: 'Toy Car', kinds: ['toy car'] },
]
