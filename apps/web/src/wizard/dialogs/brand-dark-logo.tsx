import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { uploadFile } from '../../browser/api.ts'
import { refusalOf } from '../../state/wizard/wizard-errors.ts'
import { brandText } from '../../text/brand-en.ts'
import { logoText } from '../../text/wizard-steps-en.ts'
import { LogoChoices } from '../parts/logo-choices.tsx'

interface BrandDarkLogoProps {
  readonly logos: readonly string[]
  /** Null: the logo on a chip. */
  readonly chosen: string | null
  readonly onChoose: (logo: string | null) => void
}

/** The logo for dark and coloured grounds: one of the page's, a file of the user, or none. */
export function BrandDarkLogo({ logos, chosen, onChoose }: BrandDarkLogoProps) {
  const [uploads, setUploads] = useState<readonly string[]>([])
  const [error, setError] = useState<string | null>(null)
  const [isUploading, setUploading] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const send = async (file: File) => {
    const controller = new AbortController()
    running.current = controller
    setUploading(true)
    setError(null)
    try {
      const { url } = await uploadFile(file, { signal: controller.signal })
      setUploads((known) => [url, ...known])
      onChoose(url)
    } catch (failure) {
      const { sentence } = refusalOf(failure, '')
      if (!controller.signal.aborted) setError(sentence === '' ? logoText.failed : logoText.because(sentence))
    }
    setUploading(false)
  }
  const choices = [...new Set([...uploads, ...(chosen === null ? [] : [chosen]), ...logos])]
  return (
    <Box component="section" aria-label={brandText.darkLogo}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.25 }}>
        <Typography component="h3" variant="subtitle2">
          {brandText.darkLogo}
        </Typography>
        <Button size="small" disabled={isUploading} onClick={() => input.current?.click()}>
          {isUploading ? logoText.uploading : brandText.darkLogoUpload}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".png,.jpg,.jpeg,.gif,.webp"
          hidden
          aria-label={brandText.darkLogoUpload}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file !== undefined) void send(file)
          }}
        />
      </Box>
      {error !== null && (
        <Alert severity="error" sx={{ mb: 1.25 }}>
          {error}
        </Alert>
      )}
      <LogoChoices
        logos={choices}
        chosen={chosen}
        isOnDark
        names={{ group: brandText.darkLogo, logo: brandText.darkLogoNumber, none: brandText.onChip }}
        onChoose={onChoose}
      />
    </Box>
  )
}
