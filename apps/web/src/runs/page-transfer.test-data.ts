/** What a page hands over for an ad of its mug: a photograph and a name, nothing more is known. */
export const mugTransfer = {
  mediaUrl: 'https://shop.example/mug.jpg',
  productName: 'Mug',
  category: null,
  productDescription: null,
  drawn: null,
  product: null,
}
