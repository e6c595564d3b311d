import { ScaledAd } from '@adloom/creatives/scaled-ad.tsx'
import { type SocialAd } from '@adloom/domain/ad.ts'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { type CopyRequest } from '@adloom/domain/copy.ts'
import { DEFAULT_LANGUAGE } from '@adloom/domain/language.ts'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { CopyDialog, CopyEditor, editedTextOf, savedTexts } from '../../editing/copy-dialog.tsx'
import { updateCreation } from '../../state/library.ts'
import { useAdView } from '../../state/library-view.ts'
import { notify } from '../../state/notices.ts'
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
  const [productName, setProductName] = useState(ad.productName)
  const [text, setText] = useState(() => editedTextOf(ad.contentVariations[content]))
  const [from] = useState(() => requestOf(ad))
  const texts = savedTexts(text)
  const save = () => {
    if (texts === null) return
    const edit = { productName: productName.trim() === '' ? ad.productName : productName.trim(), ...texts }
    void updateCreation(ad.id, (stored) => (stored.type === 'social' ? editedSocialAd(stored, content, edit) : stored))
    notify(editText.saved, { kind: 'success' })
    onClose()
  }
  return (
    <CopyDialog
      title={editText.title}
      place={panelText.variation(content + 1, ad.contentVariations.length)}
      maxWidth="md"
      contentSx={{ display: 'flex', alignItems: 'flex-start', gap: 3, pt: 0 }}
      isComplete={texts !== null}
      onSave={save}
      onClose={onClose}
    >
      <Stack sx={{ flex: 1, minWidth: 0, gap: 2.5, pt: 1 }}>
        <TextField label={editText.productName} value={productName} onChange={({ target }) => setProductName(target.value)} fullWidth />
        <CopyEditor text={text} from={from} onChange={setText} />
      </Stack>
      <EditedAd ad={ad} content={content} edit={{ productName, ...text }} />
    </CopyDialog>
  )
}

interface EditedAdProps {
  readonly ad: SocialAd
  /** Index of the text, from 0. */
  readonly content: number
  readonly edit: ContentEdit
}

/** Live preview of the edited ad. */
function EditedAd({ ad, content, edit }: EditedAdProps) {
  const view = useAdView(ad.id)
  const { width, height } = adFormats[view.format]
  const scale = Math.min(PREVIEW.width / width, PREVIEW.height / height)
  return (
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
  )
}
