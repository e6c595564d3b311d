import AutoAwesomeIcon from 'material-icon:outline-auto-awesome'
import LinkIcon from 'material-icon:baseline-link'
import UploadIcon from 'material-icon:outline-file-upload'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { Link } from '../../browser/router.tsx'
import { loadPart } from '../../browser/load-part.ts'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { methodOf } from '../../state/wizard/wizard-answers.ts'
import { methodChosen } from '../../state/wizard/wizard-changes.ts'
import { type InputMethod } from '../../state/wizard/wizard-state.ts'
import { stepText } from '../../text/wizard-en.ts'
import { methodText } from '../../text/wizard-steps-en.ts'
import { brandColors, surface } from '../../ui/tokens.ts'
import { PartWaiting } from '../parts/part-loading.tsx'
import { ProductUrlForm } from './product-url-form.tsx'

const forms = {
  url: ProductUrlForm,
  upload: lazy(async () => ({ default: (await loadPart(() => import('../upload/upload-panel.tsx'))).UploadPanel })),
  prompt: lazy(async () => ({ default: (await loadPart(() => import('../prompt/prompt-form.tsx'))).PromptForm })),
} as const
const icons = {
  url: <LinkIcon fontSize="small" />,
  upload: <UploadIcon fontSize="small" />,
  prompt: <AutoAwesomeIcon fontSize="small" />,
} as const

/** Source of the content: a URL, files, or a prompt. */
export function MethodStep() {
  const method = useWizard(methodOf)
  const isVideo = useWizard(({ selectedTool }) => selectedTool === 'video')
  const Form = forms[method]
  const label = { ...stepText.method.tabs, upload: isVideo ? stepText.method.tabs.uploadMedia : stepText.method.tabs.upload }
  const about = { ...methodText.about, upload: isVideo ? methodText.about.upload : methodText.about.uploadImages }
  const tab = (each: InputMethod) => (
    <Tab
      key={each}
      value={each}
      id={`method-${each}`}
      aria-controls="method-panel"
      icon={icons[each]}
      iconPosition="start"
      label={label[each]}
      sx={{
        minHeight: 40,
        minWidth: 0,
        px: 0.5,
        fontSize: 13,
        whiteSpace: { lg: 'nowrap' },
        '& .MuiTab-icon': { mr: 0.5, fontSize: 18, display: { md: 'none', lg: 'inline-flex' } },
        borderRadius: 1,
        color: 'text.secondary',
        transition: 'background-color .12s, color .12s',
        '&.Mui-selected': { color: brandColors[800], bgcolor: 'background.paper', boxShadow: '0 1px 3px rgb(11 18 32 / .12)' },
        '@media (forced-colors: active)': { '&.Mui-selected': { outline: '2px solid Highlight', outlineOffset: -2 } },
      }}
    />
  )
  return (
    <>
      <Tabs
        value={method}
        onChange={(_, next: InputMethod) => changeWizard((wizard) => methodChosen(wizard, next))}
        variant="fullWidth"
        aria-label={methodText.label}
        sx={{
          minHeight: 48,
          p: 0.5,
          mb: 2,
          borderRadius: 1.5,
          bgcolor: surface.canvas,
          border: `1px solid ${surface.line}`,
          '& .MuiTabs-indicator': { display: 'none' },
          '& .MuiTabs-list': { gap: 0.5 },
        }}
      >
        {(['url', 'upload', 'prompt'] as const).map(tab)}
      </Tabs>
      <Box role="tabpanel" id="method-panel" aria-labelledby={`method-${method}`}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {about[method]}
        </Typography>
        <Suspense fallback={<PartWaiting />}>
          <Form />
        </Suspense>
      </Box>
      <Typography variant="body2" sx={{ mt: 2, textAlign: 'center' }}>
        <Box component={Link} to="/campaigns/new" sx={{ display: 'inline-block', py: 0.5, color: brandColors[700] }}>
          {methodText.many}
        </Box>
      </Typography>
    </>
  )
}
