import { describe, expect, test } from 'vitest'
import { searchTerms, searchWords, soundTerms, soundWords } from './search-words.ts'

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
    [['20 30 40 50'], ['20', '30', '40', '50', '20304050']],
    [['12-34.56/78'], ['12-34.56/78', '12', '34', '56', '78', '12345678']],
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
    ['20 30 40 50', ['20304050']],
    ['+45 20304050', ['4520304050']],
    ['0045 2030-4050', ['4520304050']],
    ['DK 12 34 56 78', ['12345678']],
    ['12 34', ['12', '34']],
  ])('of %j are %j', (q, terms) => {
    expect(searchTerms(q)).toEqual(terms)
  })
})

describe('the sounds of names', () => {
  test.each([
    ['Sørensen', 'Soernsen'],
    ['Larsen', 'Lasren'],
    ['Viggo', 'Vigo'],
    ['Christensen', 'Kristensen'],
    ['Pedersen', 'Petersen'],
    ['Nielsen', 'Nilsen'],
    ['Schmidt', 'Smit'],
  ])('%s is found by %s', (name, written) => {
    expect(soundTerms(written)).toEqual(soundWords([name]))
    expect(soundTerms(written)).toHaveLength(1)
  })

  test.each([
    ['Larsen', 'Hansen'],
    ['Viggo', 'Bo'],
    ['Mette', 'Jens'],
  ])('%s is not found by %s', (name, written) => {
    expect(soundTerms(written)).not.toEqual(soundWords([name]))
  })

  test('a number has no sound, and no word looks like one', () => {
    expect(soundTerms('F-2026-1')).toEqual([])
    expect(soundWords(['Bo', '8000'])).toEqual([])
  })
})
