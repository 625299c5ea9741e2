/** Words: by language and by game, as they come. */
import { afterEach, expect, test } from 'vitest';
import { addTexts, has, LANGUAGES, language, languageName, missing, speak, t, wordsOf } from '../src/lib/words/i18n.svelte';
import { label, logLine } from '../src/lib/words/moves';
import { playerName } from '../src/lib/words/players';
import { decimal, figure, gain } from '../src/lib/words/points';
import { duration } from '../src/lib/words/times';
import type { Offer, Seat } from '../src/lib/protocol';

const seat = (more: Partial<Seat>): Seat =>
  ({ seat: 0, kind: 'human', bot: null, name: '', mine: false, kept: false, person: null, stand_in: null, ...more }) as Seat;
const seats = [seat({ name: 'Alice' }), seat({ kind: 'bot', bot: 'easy' }), seat({ kind: 'bot', bot: 'easy' }), seat({})];
const offer = (verb: string, more: object = {}): Offer => ({ action: 1, verb, text: verb, reveals: false, ...more }) as Offer;

afterEach(() => speak('en'));

test('a language is spoken once its words are here', async () => {
  expect(LANGUAGES[0]).toBe('en');
  expect(LANGUAGES.map(languageName)).toEqual(expect.arrayContaining(['English', 'Français']));
  expect(has('page-loading')).toBe(false);
  await speak('en');
  expect(t('page-loading')).toBe('One moment…');
  await speak('fr');
  expect([language.current, t('table-turn', { player: 'Alice' })]).toEqual(['fr', 'Au tour d’Alice']);
});

test('a game that is not here yet says nothing, then its words', async () => {
  expect(t('gobi-title')).toBe('');
  await wordsOf('gobi');
  expect(t('gobi-title')).toBe('Gobi');
  const english = t('gobi-tagline');
  await speak('fr');
  expect([t('gobi-tagline') === '', t('gobi-tagline') === english], 'its words come with a new language').toEqual([
    false,
    false,
  ]);
});

test('a game of others brings its words, none in place of ours', () => {
  addTexts('nim', {
    en: { messages: 'nim-title = Nim\nnim-action-take = Take { $number }\npage-loading = Hm', rules: '', aid: '' },
  });
  expect([t('nim-title'), t('page-loading')]).toEqual(['Nim', 'One moment…']);
  expect(label('nim', offer('take', { number: 3 }), seats)).toBe('Take 3');
});

test('a message that is not there is seen', () => {
  expect([missing('no-such-message'), t('no-such-message')]).toEqual(['no-such-message', 'no-such-message']);
});

test('players are called by name, by number, or by their level', () => {
  expect(seats.map((_, at) => playerName(at, seats))).toEqual(['Alice', 'Easy bot 1', 'Easy bot 2', 'Player 4']);
});

test('a line of the log is whole even where its message is missing', () => {
  expect(logLine('nim', { event: 'lose_all', seat: 0, pile: 'left_one' }, seats)).toContain('Alice');
});

test('figures are set with a true minus', () => {
  expect([figure(-1), decimal(1.25), gain('nim', -2)]).toEqual(['−1', '+1.3', '−2 points']);
  expect([t('table-points', { points: -5 }), t('table-points', { points: 1 })]).toEqual(['−5 points', '1 point']);
  expect([duration(86_400 + 3600), duration(90)]).toEqual(['1 day 1 hour', '1 minute 30 seconds']);
});
