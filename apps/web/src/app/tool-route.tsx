import { useLocation } from 'react-router'
import { LibraryPage } from '../library/library-page.tsx'
import { handOverSchema } from '../wizard/streamlined-work.ts'
import { StreamlinedPage } from '../wizard/streamlined-page.tsx'

/** `/tool/ad-image` and `/tool/ad-video`: with what the wizard handed over the streamlined flow, otherwise the library of that kind. */
export function ToolRoute() {
  const { pathname, state } = useLocation()
  const handedOver = handOverSchema.safeParse(state)
  if (!handedOver.success) return <LibraryPage />
  return <StreamlinedPage kind={pathname.startsWith('/tool/ad-video') ? 'video' : 'image'} from={handedOver.data} />
}
