import { api } from '../browser/api.ts'

/** Lets the server prepare for a video that the user will probably order. */
export const prepareVideo = (): void => {
  // Whatever is wrong is reported when the video is ordered.
  api.prepareVideo({}).catch(() => undefined)
}
