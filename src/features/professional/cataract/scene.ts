import type { ComponentType } from 'react'
import type { Layer } from './layer'

export type SceneLayer = ComponentType<{ layer: Layer }>

export const DRAWN_SCENES = ['street', 'night', 'text'] as const
export type DrawnScene = (typeof DRAWN_SCENES)[number]

export interface Scene {
  title: string
  load: () => Promise<SceneLayer>
}

/** The drawn scenes; the code of each loads when it is selected. */
export const SCENES: Record<DrawnScene, Scene> = {
  street: { title: 'Улица днём', load: () => import('./scenes/Street').then(({ Street }) => Street) },
  night: { title: 'Дорога ночью', load: () => import('./scenes/Night').then(({ Night }) => Night) },
  text: { title: 'Текст вблизи', load: () => import('./scenes/Text').then(({ Text }) => Text) },
}

export const PHOTO = 'Своё фото'
