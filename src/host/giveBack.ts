/** Gives a container back to what the page's editor put there. */
export const giveBack = (container: HTMLElement) => window.lensWidgets?.unmount(container)
