/** Types for the part of jsbarcode that is used: the encoder, without its renderers. */
declare module 'jsbarcode/bin/barcodes/CODE128' {
  export class CODE128 {
    constructor(text: string, options: object)
    valid(): boolean
    /** In `data` a '1' is a dark module. */
    encode(): { data: string; text: string }
  }
}
