import { type Encoder, Muxer } from 'node-av/api'
import { AVFMT_FLAG_BITEXACT, AVFMT_FLAG_FLUSH_PACKETS } from 'node-av/constants'
import { type Packet } from 'node-av/lib'

/** Microseconds of one fragment: three frames at 30 a second. Each costs a hundred bytes beside its frames. */
const FRAGMENT_US = 100_000

/** A second muxer of the same frames, for players that begin before the video is finished. */
interface PreviewMuxer {
  /** Passes on what is complete with this packet, which stays the caller's; null is the end of the packets. */
  readonly write: (packet: Packet | null) => Promise<void>
  /** Passes on the rest. */
  readonly finish: () => Promise<void>
  /** Releases it; after `finish` this does nothing. */
  readonly close: () => Promise<void>
}

/** Muxes the packets of a video encoder as a fragmented MP4, and calls `onPart` with its bytes as they come: the header, then the fragments. */
export async function openPreview(encoder: Encoder, onPart: (part: Uint8Array) => void): Promise<PreviewMuxer> {
  const written: Uint8Array[] = []
  const muxer = await Muxer.open(
    {
      write: (bytes: Buffer) => {
        written.push(Uint8Array.from(bytes))
      },
    },
    {
      format: 'mp4',
      options: { movflags: '+empty_moov+default_base_moof', frag_duration: FRAGMENT_US },
      configure: (context) => context.setFlags(AVFMT_FLAG_BITEXACT, AVFMT_FLAG_FLUSH_PACKETS),
    },
  )
  const track = muxer.addStream(encoder)
  const passOn = (): void => {
    if (written.length > 0) onPart(Buffer.concat(written.splice(0)))
  }
  return {
    write: async (packet) => {
      using copy = packet?.clone() ?? null
      await muxer.writePacket(copy, track)
      passOn()
    },
    finish: async () => {
      await muxer.close()
      passOn()
    },
    close: () => muxer.close(),
  }
}
