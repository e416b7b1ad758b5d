import { currentFrame } from './frame'

const KEY = 'example-shop:scheme'
const SCHEMES = ['auto', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

const system = () => matchMedia('(prefers-color-scheme: dark)')

/** Returns the scheme chosen in the sandbox; 'auto' follows the visitor's system. */
export function chosenScheme(): Scheme {
  const kept = localStorage.getItem(KEY)
  return SCHEMES.find((scheme) => scheme === kept) ?? 'auto'
}

function showScheme(): void {
  const chosen = chosenScheme()
  const isDark = currentFrame()?.isDark ?? (chosen === 'auto' ? system().matches : chosen === 'dark')
  document.documentElement.classList.toggle('lens-dark', isDark)
}

export function chooseScheme(scheme: Scheme): void {
  localStorage.setItem(KEY, scheme)
  showScheme()
}

/** Has to be called before the page is rendered. */
export function followScheme(): void {
  showScheme()
  system().addEventListener('change', showScheme)
}
