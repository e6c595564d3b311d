/** The part of the platform's `fetch` that Adloom uses, as an argument, so that a caller decides where requests go. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>
