/** Words that may stay alone before a noun: materials and makes. Of "Doing Things Bra", "Things Bra" would be nonsense. */
const adjectives = new Set(
  'leather suede wool merino cashmere cotton linen silk denim lyocell velvet canvas wooden oak walnut maple pine bamboo ceramic stoneware porcelain glass crystal steel iron brass copper marble concrete rattan wicker wireless cordless portable smart electric organic waterproof insulated mini folding foldable adjustable vintage retro automatic digital mechanical solar robotic inflatable magnetic knitted quilted percale sateen flannel handmade hand-glazed hand-painted woven knit fleece mesh gold silver diamond pearl enamel dark white black green herbal instant ground acoustic classical hands-free wi-fi bluetooth usb-c noise-cancelling thick plush wall floor maxi midi cast-iron non-stick stainless-steel pure-castile'.split(
    ' ',
  ),
)

/** Whether a word says what a thing is made of or how, not which one it is; any letter case. */
export const isPlainAdjective = (word: string): boolean => adjectives.has(word.toLowerCase())
