import { type ImageAd } from '@adloom/domain/ad.ts'
import { type VideoRequest } from '@adloom/domain/video-job.ts'
import { firstDraft, type VideoDraft } from '../video/video-draft.ts'
import { VideoGenerationDialog } from '../video/video-generation-dialog.tsx'

interface ImageVideoDialogProps {
  readonly ad: ImageAd
  /** The picture shown on the card, '' when there is none. */
  readonly picture: string
  /** Null until something was typed. */
  readonly draft: VideoDraft | null
  readonly onDraft: (draft: VideoDraft) => void
  readonly busy: boolean
  readonly onStart: (request: VideoRequest) => void
  readonly onClose: () => void
}

/** The video dialog for the picture a card shows. */
export const ImageVideoDialog = ({ ad, picture, draft, ...rest }: ImageVideoDialogProps) => (
  <VideoGenerationDialog
    ad={ad}
    imageUrl={picture === '' ? '' : new URL(picture, window.location.href).href}
    draft={draft ?? firstDraft(ad)}
    {...rest}
  />
)
