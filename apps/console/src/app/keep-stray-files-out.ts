/** A file that is dropped beside the place for it does nothing. The browser would replace the console with the file. */
export function keepStrayFilesOut(): void {
  window.addEventListener('dragover', (event) => {
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  })
  window.addEventListener('drop', (event) => {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
  })
}
