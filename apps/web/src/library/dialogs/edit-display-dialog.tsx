import { layoutOf } from '@adloom/domain/design/ad-design.ts'
import { type Banners, type DisplayAd } from '@adloom/domain/ad.ts'
import { writtenFrom } from '@adloom/domain/placements/pack.ts'
import { textLimits } from '@adloom/domain/text-limits.ts'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { newId } from '../../browser/identifier.ts'
import { bannerRequest } from '../../editing/banners.ts'
import { CopyDialog, CopyEditor, editedTextOf, savedTexts, textsOfEdit } from '../../editing/copy-dialog.tsx'
import { useBusyCreation } from '../../state/library/busy-creations.ts'
import { updateCreation } from '../../state/library/library.ts'
import { useAdView } from '../../state/library/library-view.ts'
import { notify } from '../../state/notices.ts'
import { refusalOf } from '../../state/wizard/wizard-errors.ts'
import { cardText, editText, panelText } from '../../text/library-en.ts'
import { editedBanners, redrawnDisplayAd } from '../creative/edited-display-ad.ts'
import { EditedCreative } from './edited-creative.tsx'

interface EditDisplayDialogProps {
  readonly ad: DisplayAd
  readonly banners: Banners
  readonly onClose: () => void
}

type Drawing = { readonly status: 'idle' } | { readonly status: 'running' } | { readonly status: 'failed'; readonly sentence: string }

/** Edits the text of the banner in view; Save draws every banner with that text again. Mount it to open it: earlier input is not restored. */
export function EditDisplayDialog({ ad, banners, onClose }: EditDisplayDialogProps) {
  useBusyCreation(ad.id)
  const source = banners.sources[useAdView(ad.id).image] ?? banners.sources[0]
  const { contentVariations: options } = banners
  const index = Math.max(
    0,
    options.findIndex(({ id }) => id === source.content),
  )
  const [productName, setProductName] = useState(banners.productName)
  const [text, setText] = useState(() => editedTextOf(options[index]))
  const [drawing, setDrawing] = useState<Drawing>({ status: 'idle' })
  const [from] = useState(() => writtenFrom(banners))
  const texts = savedTexts(text)
  const save = async (complete: NonNullable<typeof texts>) => {
    setDrawing({ status: 'running' })
    const edited = editedBanners(banners, source.content, { productName: productName.trim() || banners.productName, ...complete })
    try {
      const redrawn = await redrawnDisplayAd(ad, edited, source.content, newId('edit_'))
      await updateCreation(ad.id, (stored) => (stored.type === 'display' ? { ...redrawn, title: stored.title } : stored))
      notify(editText.saved, { kind: 'success' })
      onClose()
    } catch (error) {
      setDrawing({ status: 'failed', sentence: refusalOf(error, cardText.downloadFailed).sentence })
    }
  }
  return (
    <CopyDialog
      title={editText.title}
      place={panelText.variation(index + 1, options.length)}
      maxWidth="md"
      contentSx={{ display: 'flex', alignItems: 'flex-start', gap: 3, pt: 0 }}
      isComplete={texts !== null}
      isSaving={drawing.status === 'running'}
      onSave={() => texts !== null && void save(texts)}
      onClose={onClose}
    >
      <Stack sx={{ flex: 1, minWidth: 0, gap: 2.5, pt: 1 }}>
        {drawing.status === 'failed' && <Alert severity="error">{drawing.sentence}</Alert>}
        <TextField
          label={editText.productName}
          value={productName}
          onChange={({ target }) => setProductName(target.value)}
          slotProps={{ htmlInput: { maxLength: textLimits.line } }}
          fullWidth
        />
        <CopyEditor text={text} from={from} onChange={setText} />
      </Stack>
      <EditedCreative
        creative={bannerRequest(editedBanners(banners, source.content, { productName, ...textsOfEdit(text) }), source).creative}
        layout={layoutOf(banners, banners.sources.indexOf(source))}
        format={banners.format}
      />
    </CopyDialog>
  )
}
