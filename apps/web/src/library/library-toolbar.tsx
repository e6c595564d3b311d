import SelectIcon from 'material-icon:outline-check-box'
import AddIcon from 'material-icon:baseline-add'
import ClearIcon from 'material-icon:baseline-close'
import ExportIcon from 'material-icon:outline-file-download'
import ImportIcon from 'material-icon:outline-file-upload'
import SearchIcon from 'material-icon:baseline-search'
import SettingsIcon from 'material-icon:outline-settings'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { startSelecting, stopSelecting, useSelection } from '../state/library/library-selection.ts'
import { libraryText } from '../text/library-en.ts'
import { MoreMenu } from './cards/more-menu.tsx'

interface LibraryToolbarProps {
  readonly search: string
  readonly onSearch: (text: string) => void
  /** Whether there is anything to search, select or export. */
  readonly hasCreations: boolean
  /** Null where the list shows no single type that can be created from here. */
  readonly onCreate: (() => void) | null
  readonly onExport: () => void
  readonly onImport: (file: File) => void
  readonly onSettings: () => void
}

/** Search, selection, and export and import of the whole library. */
export function LibraryToolbar({ search, onSearch, hasCreations, onCreate, onExport, onImport, onSettings }: LibraryToolbarProps) {
  const active = useSelection((selection) => selection.active)
  const chooser = useRef<HTMLInputElement>(null)
  const importAction = { label: libraryText.importFile, icon: <ImportIcon fontSize="small" />, run: () => chooser.current?.click() }
  const exportAction = { label: libraryText.exportAll, icon: <ExportIcon fontSize="small" />, run: onExport }
  const settingsAction = { label: libraryText.settings, icon: <SettingsIcon fontSize="small" />, run: onSettings }
  return (
    // On a narrow screen the menu stands beside the heading, and the rest below both.
    <Stack direction="row" sx={{ display: { xs: 'contents', sm: 'flex' }, alignItems: 'center', gap: 1, flexWrap: 'wrap', ml: 'auto' }}>
      {hasCreations && (
        <TextField
          size="small"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || search === '') return
            event.stopPropagation()
            onSearch('')
          }}
          placeholder={libraryText.searchHint}
          sx={{
            order: { xs: 1, sm: 0 },
            flex: { xs: '1 1 200px', sm: 'none' },
            width: { sm: 300 },
            '& .MuiOutlinedInput-root': { bgcolor: 'background.paper', height: 44 },
            '& input': { textOverflow: 'ellipsis' },
          }}
          slotProps={{
            htmlInput: { 'aria-label': libraryText.search },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
              endAdornment:
                search === '' ? undefined : (
                  <InputAdornment position="end">
                    <IconButton size="small" edge="end" aria-label={libraryText.clearSearch} onClick={() => onSearch('')}>
                      <ClearIcon fontSize="small" />
                    </IconButton>
                  </InputAdornment>
                ),
            },
          }}
        />
      )}
      {hasCreations && (
        <Button
          variant="outlined"
          startIcon={<SelectIcon />}
          aria-pressed={active}
          onClick={active ? stopSelecting : startSelecting}
          sx={{ order: { xs: 1, sm: 0 }, bgcolor: 'background.paper' }}
        >
          {libraryText.select}
        </Button>
      )}
      {onCreate !== null && (
        <Button variant="outlined" startIcon={<AddIcon />} onClick={onCreate} sx={{ order: { xs: 1, sm: 0 }, bgcolor: 'background.paper' }}>
          {libraryText.createNew}
        </Button>
      )}
      <MoreMenu label={libraryText.libraryMenu} actions={[...(hasCreations ? [exportAction] : []), importAction, settingsAction]} />
      <input
        ref={chooser}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={libraryText.importFile}
        onChange={(event) => {
          const file = event.target.files?.item(0) ?? null
          // Allows choosing the same file again.
          event.target.value = ''
          if (file !== null) onImport(file)
        }}
      />
    </Stack>
  )
}
