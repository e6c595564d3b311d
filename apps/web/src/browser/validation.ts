import * as z from 'zod'

// The page's content security policy forbids code from strings, which zod would otherwise try (and report) once per page.
z.config({ jitless: true })
