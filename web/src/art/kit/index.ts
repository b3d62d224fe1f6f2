/**
 * The drawing kit: small functions that return SVG markup, so that every drawing is cut by one hand.
 * Light falls from the upper left; shading strokes therefore lie on the right.
 * Classes: a, b = the two tints; p = paper; k = solid ink; h = thin shading stroke; n = no outline; w = bold stroke.
 */
export * from './primitives';
export * from './nature';
export * from './masonry';
export * from './things';
export * from './people';
