/** The four kinds of ads in the order of the ad type chooser (§2.6). */
export const adTypes = [
  {
    type: 'social',
    name: 'Social Ad',
    route: '/tool/social-ad',
    description: 'Create engaging social media ads for Facebook and Instagram.',
  },
  { type: 'display', name: 'Display Ad', route: '/tool/display-ad', description: 'Boost visibility with high-impact display ads.' },
  { type: 'image', name: 'Ad Image', route: '/tool/ad-image', description: 'Grab attention with powerful image-based ads.' },
  { type: 'video', name: 'Video Ad', route: '/tool/ad-video', description: 'Drive engagement with compelling video ads.' },
] as const
