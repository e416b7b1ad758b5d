/** The pixels of a picture as a canvas returns them: red, green, blue and opacity of each. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}
