/** What the wizard says when it offers a campaign. */
export const campaignOfferText = {
  file: (name: string) => `${name} looks like a list of products. A campaign makes ads of all of them.`,
  links: (count: number) => `You pasted ${count} links. A campaign makes ads of all of them; the first one is here already.`,
  feed: 'This looks like the address of a list of products. A campaign makes ads of all of them.',
  make: 'Make a campaign',
} as const
