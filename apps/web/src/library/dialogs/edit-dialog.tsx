import { ScaledAd } from '@adloom/creatives/scaled-ad.tsx'
import { type SocialAd } from '@adloom/domain/ad.ts'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { type CopyRequest } from '@adloom/domain/copy.ts'
import { DEFAULT_LANGUAGE } from '@adloom/domain/language.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useId, useState } from 'react'
import { CopyAdvice } from '../../editing/copy-advice.tsx'
import { CopyEditTools } from '../../editing/copy-edit-tools.tsx'
import { CopyFields } from '../../editing/copy-fields.tsx'
import { type EditedText } from '../../editing/use-copy-edit.ts'
import { updateCreation } from '../../state/library.ts'
import { useAdView } from '../../state/library-view.ts'
import { notify } from '../../state/notices.ts'
import { commonText } from '../../text/en.ts'
import { editText, panelText } from '../../text/library-en.ts'
import { surface } from '../../ui/tokens.ts'
import { type ContentEdit, creativeOf, editedSocialAd, shownOf } from '../creative/social-creative.ts'

interface EditDialogProps {
  readonly ad: SocialAd
  /** Index of the text, from 0. */
  readonly content: number
  readonly onClose: () => void
}

/** Maximum width and height of the preview, in pixels: it is beside the fields, and never higher than they are. */
const PREVIEW = { width: 300, height: 420 } as const

/** Product facts the ad's texts were written from, as far as the ad stores them. */
const requestOf = (ad: SocialAd): CopyRequest => ({
  title: ad.productName,
  description: ad.productDescription,
  languages: [DEFAULT_LANGUAGE],
  targeting: ad.targeting,
  facts: ad.facts,
})

/** Edits the texts of one content variation. Mount it to open it: earlier input is not restored. */
export function EditDialog({ ad, content, onClose }: EditDialogProps) {
  const title = useId()
  const option = ad.contentVariations[content]
  const [productName, setProductName] = useState(ad.productName)
  const [text, setText] = useState<EditedText>({
    headline: option.headline,
    description: option.description,
    callToAction: option.callToAction,
    language: option.language ?? DEFAULT_LANGUAGE,
    angle: option.angle ?? null,
    byHand: option.byHand ?? false,
  })
  const [from] = useState(() => requestOf(ad))
  const { headline, description, callToAction, language, byHand } = text
  const edit: ContentEdit = { productName, headline, description, callToAction, language, byHand }
  const view = useAdView(ad.id)
  const { width, height } = adFormats[view.format]
  const scale = Math.min(PREVIEW.width / width, PREVIEW.height / height)
  const isComplete = headline.trim() !== '' && callToAction.trim() !== ''

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isComplete) return
    const trimmed: ContentEdit = {
      productName: productName.trim() === '' ? ad.productName : productName.trim(),
      headline: headline.trim(),
      description: description.trim(),
      callToAction: callToAction.trim(),
      language,
      byHand,
    }
    void updateCreation(ad.id, (kept) => (kept.type === 'social' ? editedSocialAd(kept, content, trimmed) : kept))
    notify(editText.saved, { kind: 'success' })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={title}>
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <Box sx={{ px: 3, pt: 2.5, pb: 1 }}>
          <Typography id={title} component="h2" variant="h6">
            {editText.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {panelText.variation(content + 1, ad.contentVariations.length)}
          </Typography>
        </Box>
        <DialogContent sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, pt: 0 }}>
          <Stack sx={{ flex: 1, minWidth: 0, gap: 2.5, pt: 1 }}>
            <TextField label={editText.productName} value={productName} onChange={({ target }) => setProductName(target.value)} fullWidth />
            <CopyFields text={text} onChange={setText} />
            <CopyEditTools text={text} from={from} onChange={setText} />
            <CopyAdvice text={text} from={from} />
          </Stack>
          {/* Live preview of the edited ad. */}
          <Box
            sx={{
              display: { xs: 'none', md: 'grid' },
              placeItems: 'center',
              width: PREVIEW.width + 32,
              height: PREVIEW.height + 32,
              mt: 1,
              flex: 'none',
              borderRadius: 1.5,
              bgcolor: surface.canvas,
              border: `1px solid ${surface.line}`,
            }}
          >
            <Box sx={{ borderRadius: 1, overflow: 'hidden', outline: `1px solid ${surface.line}`, forcedColorAdjust: 'none' }}>
              <ScaledAd
                creative={creativeOf(editedSocialAd(ad, content, edit), shownOf(ad, view).image, content)}
                layout={ad.layout}
                format={view.format}
                width={Math.floor(width * scale)}
              />
            </Box>
          </Box>
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 1 }}>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button type="submit" variant="contained" disabled={!isComplete}>
            {commonText.save}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
