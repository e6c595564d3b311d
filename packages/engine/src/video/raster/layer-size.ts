/** How much larger than the frame a scene is rendered: room for the camera. Most moves go sideways. */
const ROOM = { across: 1.24, along: 1.14 }

/** The size of the layers of a frame. Even sides. */
export const layerSize = ({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): { readonly width: number; readonly height: number } => ({
  width: Math.round((width * ROOM.across) / 2) * 2,
  height: Math.round((height * ROOM.along) / 2) * 2,
})
