import { layoutOf } from '@adloom/domain/design/ad-design.ts'
import { type SocialAd } from '@adloom/domain/ad.ts'
import { writtenFrom } from '@adloom/domain/placements/pack.ts'
import { textLimits } from '@adloom/domain/text-limits.ts'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { CopyDialog, CopyEditor, editedTextOf, savedTexts, textsOfEdit } from '../../editing/copy-dialog.tsx'
import { useBusyCreation } from '../../state/library/busy-creations.ts'
import { updateCreation } from '../../state/library/library.ts'
import { useAdView } from '../../state/library/library-view.ts'
import { notify } from '../../state/notices.ts'
import { editText, panelText } from '../../text/library-en.ts'
import { creativeOf, editedSocialAd, shownOf } from '../creative/social-creative.ts'
import { EditedCreative } from './edited-creative.tsx'

/** Edits the texts of the content variation in view. Mount it to open it: earlier input is not restored. */
export function EditDialog({ ad, onClose }: { readonly ad: SocialAd; readonly onClose: () => void }) {
  useBusyCreation(ad.id)
  const view = useAdView(ad.id)
  const { image, content } = shownOf(ad, view)
  const [productName, setProductName] = useState(ad.productName)
  const [text, setText] = useState(() => editedTextOf(ad.contentVariations[content]))
  const [from] = useState(() => writtenFrom(ad))
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
        creative={creativeOf(editedSocialAd(ad, content, { productName, ...textsOfEdit(text) }), image, content)}
        layout={layoutOf(ad, image)}
        format={view.format}
      />
    </CopyDialog>
  )
}
