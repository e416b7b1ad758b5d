/**
 * The parts of a scene: the distance, the near objects, and the lights that cause glare. Each fills the
 * picture.
 */
export type Layer = 'far' | 'near' | 'lights'
