/** The file name of a letter: its subject without characters that file systems do not allow. */
export function fileNameOf(subject: string): string {
  const plain = subject
    .replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${plain.slice(0, 150) || 'Letter'}.pdf`
}
