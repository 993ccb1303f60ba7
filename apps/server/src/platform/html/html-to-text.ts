/** The text of sanitised HTML, with line breaks where a reader would see them, for the plain text of an e-mail. */
export function htmlToText(html: string): string {
  return (
    html
      .replaceAll(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank))
      .replaceAll(/<(br|hr)\b[^>]*>/g, '\n')
      .replaceAll(/<\/(p|div|h[1-4]|ul|ol|table|blockquote|pre)>/g, '\n\n')
      .replaceAll(/<\/(li|tr)>/g, '\n')
      .replaceAll(/<li\b[^>]*>/g, '- ')
      .replaceAll(/<\/t[hd]>/g, '\t')
      // The only markup left in sanitised HTML are whole tags and these four entities.
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replaceAll(/[ \t\n]+/g, linesOf)
      .trim()
  )
}

/**
 * Removes blanks around line breaks, and keeps at most two line breaks. A regular expression would be very slow for
 * 60,000 blanks.
 */
function linesOf(blank: string): string {
  const breaks = blank.split('\n').length - 1
  return breaks === 0 ? blank : '\n'.repeat(Math.min(breaks, 2))
}
