export function readScreens(): { path: string; title: string }[]
