import * as z from 'zod'

// The page's content security policy forbids code from strings, which zod would otherwise try and browsers report, once per page. The build puts
// this file behind zod in one chunk (vite.config.ts), so no schema is made before it.
z.config({ jitless: true })
