/** Every word that the frames of placements show around an ad. Names of platforms are not among them. */
export const framesText = {
  label: (placement: string) => `The ad in ${placement}`,
  sponsored: 'Sponsored',
  advertisement: 'Advertisement',
  more: 'more',
} as const
