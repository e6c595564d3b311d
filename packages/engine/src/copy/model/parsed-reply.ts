/** A model's reply as JSON: as it is when it is parsed already, else read from its text, a code fence aside; null when it is none. */
export function parsedReply(reply: unknown): unknown {
  if (typeof reply !== 'string') return reply
  try {
    return JSON.parse(reply.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''))
  } catch {
    // A reply that is no JSON is no reply; the caller says so.
    return null
  }
}
