import { describe, expect, test } from 'vitest'
import { searchTerms, searchWords } from './search-words.ts'

describe('searchWords', () => {
  test.each([
    [['Mette Sørensen'], ['mette', 'sorensen']],
    [['K-1001'], ['k-1001', 'k', '1001']],
    [["O'Neil & Søn A/S"], ["o'neil", 'o', 'neil', '&', 'son', 'a/s', 'a', 's']],
    [['Åse', 'ÅSE'], ['ase']],
    [['post@kyst.example'], ['post@kyst.example', 'post', 'kyst', 'example']],
    [['A\u030ase'], ['ase']],
    [['  '], []],
    [['x'.repeat(150)], ['x'.repeat(100)]],
  ])('of %j are %j', (texts, words) => {
    expect(searchWords(texts)).toEqual(words)
  })
})

describe('searchTerms', () => {
  test.each([
    ['sør  METTE', ['mette', 'sor']],
    ['K-1001', ['k-1001']],
    ['a a', ['a']],
    ['1 2 3 4 5 6 7 8 9 10 11', ['10', '1', '2', '3', '4', '5', '6', '7', '8', '9']],
    ['\u0301', []],
  ])('of %j are %j', (q, terms) => {
    expect(searchTerms(q)).toEqual(terms)
  })
})
