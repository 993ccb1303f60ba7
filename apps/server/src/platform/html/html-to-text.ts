import sanitizeHtml from 'sanitize-html'

/** Gives the words of sanitised HTML, with line breaks where a reader would see them: the plain side of an e-mail. */
export function htmlToText(html: string): string {
  const broken = html
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/<(br|hr)\b[^>]*>/g, '\n')
    .replaceAll(/<\/(p|div|h[1-4]|ul|ol|table|blockquote|pre)>/g, '\n\n')
    .replaceAll(/<\/(li|tr)>/g, '\n')
    .replaceAll(/<li\b[^>]*>/g, '- ')
    .replaceAll(/<\/t[hd]>/g, '\t')
  const text = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
