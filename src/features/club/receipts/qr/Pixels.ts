/** What a canvas gives of a picture: red, green, blue and opacity of each pixel. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}
