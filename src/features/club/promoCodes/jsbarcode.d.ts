/** The part of jsbarcode that is used: the bars of a code, without its drawing. */
declare module 'jsbarcode/bin/barcodes/CODE128' {
  export class CODE128 {
    constructor(text: string, options: object)
    valid(): boolean
    /** '1' is a dark module. */
    encode(): { data: string; text: string }
  }
}
