import { CAPTIONS_MAX, videoPlacements, videoResolutions, videoStoryboardSchema } from '@adloom/domain/video.ts'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { videoText } from '../text/library-en.ts'
import { SelectField } from './choice-field.tsx'
import { type DraftErrors, type KnownOfVideo, placementsFor, draftPlacementOf, soundsFor, type VideoDraft } from './video-draft.ts'

interface MoreVideoOptionsProps {
  readonly draft: VideoDraft
  readonly imageUrl: string
  readonly known: KnownOfVideo
  readonly errors: DraftErrors
  readonly onDraft: (draft: VideoDraft) => void
}

/** Value for "chosen for you" in a list. */
const AUTOMATIC = 'automatic'
const automatic = { value: AUTOMATIC, name: videoText.automatic } as const

/** Rarely changed options: quality, placement, music, storyboard and the texts shown. */
export function MoreVideoOptions({ draft, imageUrl, known, errors, onDraft }: MoreVideoOptionsProps) {
  const places = placementsFor(draft.aspectRatio)
  // A known text that the user clears is left out of the video; an unknown one is written by the server.
  const hintOf = (before: unknown) => (before === undefined ? videoText.written : videoText.without)
  const { script = {} } = known
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
      <SelectField
        label={videoText.quality}
        value={draft.resolution}
        choices={videoResolutions.map((value) => ({ value, name: videoText.qualities[value] }))}
        onChoose={(resolution) => onDraft({ ...draft, resolution })}
      />
      <SelectField
        label={videoText.sound}
        value={draft.sound ?? AUTOMATIC}
        choices={[automatic, ...soundsFor(imageUrl).map((value) => ({ value, name: videoText.sounds[value] }))]}
        onChoose={(sound) => onDraft({ ...draft, sound: sound === AUTOMATIC ? null : sound })}
      />
      <SelectField
        label={videoText.storyboard}
        value={draft.storyboard ?? AUTOMATIC}
        choices={[automatic, ...videoStoryboardSchema.options.map((value) => ({ value, name: videoText.storyboards[value] }))]}
        hint={draft.storyboard === null ? videoText.storyboardHint : undefined}
        onChoose={(storyboard) => onDraft({ ...draft, storyboard: storyboard === AUTOMATIC ? null : storyboard })}
      />
      {places.length > 1 && (
        <SelectField
          label={videoText.placement}
          value={draftPlacementOf(draft)}
          choices={places.map((value) => ({ value, name: videoPlacements[value].name }))}
          hint={videoText.placementHint}
          onChoose={(placement) => onDraft({ ...draft, placement })}
        />
      )}
      <Typography component="h3" variant="subtitle2" sx={{ gridColumn: '1 / -1' }}>
        {videoText.texts}
      </Typography>
      <TextField
        label={videoText.hook}
        value={draft.hook}
        onChange={(event) => onDraft({ ...draft, hook: event.target.value })}
        error={errors.hook !== undefined}
        helperText={errors.hook ?? hintOf(script.hook)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label={videoText.callToAction}
        value={draft.callToAction}
        onChange={(event) => onDraft({ ...draft, callToAction: event.target.value })}
        error={errors.callToAction !== undefined}
        helperText={errors.callToAction ?? hintOf(script.callToAction)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label={videoText.captions}
        value={draft.captions}
        onChange={(event) => onDraft({ ...draft, captions: event.target.value })}
        error={errors.captions !== undefined}
        helperText={errors.captions ?? `${videoText.captionsHint(CAPTIONS_MAX)}. ${hintOf(script.captions)}`}
        slotProps={{ inputLabel: { shrink: true } }}
        multiline
        minRows={3}
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  )
}
