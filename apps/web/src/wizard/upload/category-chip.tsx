import AddIcon from 'material-icon:baseline-add'
import EditIcon from 'material-icon:outline-edit'
import ButtonBase from '@mui/material/ButtonBase'
import InputBase from '@mui/material/InputBase'
import Skeleton from '@mui/material/Skeleton'
import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { categoryEdited } from '../../state/wizard/wizard-changes.ts'
import { contentText } from '../../text/wizard-steps-en.ts'
import { brandColors, motion, surface } from '../../ui/tokens.ts'

interface CategoryChipProps {
  readonly src: string
  /** Name of the image, so that several chips can be told apart. */
  readonly name: string
  /** Lets the field of an image without a category span the whole row of its grid: its placeholder is long. */
  readonly overRow?: boolean
}

const focusOn = (field: HTMLInputElement | null): void => field?.focus()

/** An image's category, edited in place: Enter or blur saves, Esc cancels, empty text is ignored. */
export function CategoryChip({ src, name, overRow = false }: CategoryChipProps) {
  const known = useWizard(({ imageCategories }) => imageCategories[src])
  const [draft, setDraft] = useState<string | null>(null)
  const chip = useRef<HTMLButtonElement>(null)
  const category = known === undefined || known.status === 'unknown' ? null : known.category
  const close = (text: string | null) => {
    if (text !== null) changeWizard((wizard) => categoryEdited(wizard, src, text))
    setDraft(null)
  }
  if (draft !== null) {
    const isWide = overRow && category === null
    const field = (
      <InputBase
        inputRef={focusOn}
        fullWidth
        value={draft}
        placeholder={contentText.categoryPlaceholder}
        inputProps={{ 'aria-label': `${category === null ? contentText.addCategory : contentText.editCategory}: ${name}`, maxLength: 80 }}
        onChange={({ target }) => setDraft(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => close(draft)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          // A dialog or the form around it must not handle the key too.
          event.stopPropagation()
          close(event.key === 'Enter' ? draft : null)
          requestAnimationFrame(() => chip.current?.focus())
        }}
        sx={{
          height: 28,
          px: 1.25,
          fontSize: 12,
          borderRadius: 999,
          bgcolor: 'background.paper',
          border: `1.5px solid ${brandColors[500]}`,
          ...(isWide && { position: 'absolute', zIndex: 1, left: 0, right: 0, width: 'auto' }),
        }}
      />
    )
    return isWide ? <Box sx={{ height: 28 }}>{field}</Box> : field
  }
  if (known === undefined)
    return <Skeleton variant="rounded" width="100%" height={28} sx={{ maxWidth: 112, borderRadius: 999 }} aria-hidden />
  return (
    <ButtonBase
      ref={chip}
      onClick={() => setDraft(category ?? '')}
      aria-label={`${category === null ? contentText.addCategory : contentText.editCategory}${category === null ? '' : ` ${category}`}: ${name}`}
      title={category === null ? contentText.addCategory : contentText.editCategory}
      sx={{
        maxWidth: 1,
        minHeight: 28,
        px: 1.25,
        gap: 0.5,
        borderRadius: 999,
        fontFamily: 'inherit',
        fontSize: 12,
        fontWeight: 600,
        color: category === null ? 'text.secondary' : brandColors[800],
        bgcolor: category === null ? 'background.paper' : brandColors[100],
        border: category === null ? `1px dashed ${surface.inputBorder}` : '1px solid transparent',
        transition: `background-color ${motion.press}ms`,
        '&:hover': { bgcolor: category === null ? surface.canvas : brandColors[200] },
      }}
    >
      {category === null && <AddIcon sx={{ fontSize: 14 }} />}
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {category ?? contentText.addCategory}
      </Box>
      {category !== null && <EditIcon sx={{ fontSize: 13, flex: 'none', opacity: 0.8 }} />}
    </ButtonBase>
  )
}
