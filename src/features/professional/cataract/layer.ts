/** The parts of a scene: what is far, what is near, and the lights that dazzle. Each fills the picture. */
export type Layer = 'far' | 'near' | 'lights'
