/** Offers a file to the customer as a download. */
export function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Browsers read the file after the click; a minute is enough.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
