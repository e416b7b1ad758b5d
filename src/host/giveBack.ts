/** Unmounts a container, which restores the content of the page's editor. */
export const giveBack = (container: HTMLElement) => window.lensWidgets?.unmount(container)
