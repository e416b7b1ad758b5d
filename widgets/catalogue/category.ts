import { settingOf } from '../../src/host/settings'

const CATEGORIES = ['lenses', 'solutions', 'drops'] as const

export const categoryOf = (container: HTMLElement) => settingOf(container, 'data-category', CATEGORIES)
