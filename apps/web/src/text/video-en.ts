/** Sentences about a video in progress. Quoted texts are the specification's. */
export const videoJobText = {
  labels: {
    pending: 'Video generation queued...',
    processing: 'Generating video...',
    completed: 'Video generation complete!',
    failed: 'Video generation failed',
  },
  progressOf: (title: string) => `Progress of the video of ${title}`,
  timeLeft: (time: string) => `Estimated time: ${time}`,
  nearly: 'Any moment now',
  slow: 'It takes longer than usual',
  queue: (position: number) => (position <= 1 ? 'Next in the queue' : `Number ${position} in the queue`),
  view: 'View in Video Ads',
  late: 'The server does not answer now. The video appears in your Video Ads as soon as the server delivers it.',
  retry: 'Try again',
  byStudio: 'Use the built-in studio',
  dismiss: 'Dismiss',
  dismissOf: (title: string) => `Dismiss the video of ${title}`,
  cancel: 'Cancel',
  cancelOf: (title: string) => `Cancel the video of ${title}`,
  unknownFailure: 'The video could not be made.',
  cancelFailed: 'The video could not be cancelled. Please try again.',
  gone: (title: string) => `The server no longer knows the video of “${title}”. It is not waited for any more.`,
  ready: (title: string) => `“${title}” is ready. It stands in your Video Ads.`,
  nameOf: (title: string) => (title === '' ? 'Generated Video' : `${title} Video`),
  untitled: 'your product',
} as const

/** The page of a video made after the wizard. */
export const videoPageText = {
  making: 'Making your video ad',
  ready: 'Your video ad is ready',
  leave: 'You can leave this page: the video is made all the same, and stands in your Video Ads.',
  kept: 'It is in your Video Ads.',
} as const
