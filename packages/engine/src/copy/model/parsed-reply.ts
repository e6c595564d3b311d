/**
 * A model's reply as JSON: unchanged when it is already parsed, else parsed from its text without a code fence; null when it is not JSON.
 */
export function parsedReply(reply: unknown): unknown {
  if (typeof reply !== 'string') return reply
  try {
    return JSON.parse(
      reply
        .trim()
        .replace(/^```(?:json)?|```$/g, '')
        .trim(),
    )
  } catch {
    // A reply that is not JSON counts as no reply; the caller reports it.
    return null
  }
}
